import { enabledSymbol, normalize } from '../facts/kconfigParser/index.ts';

/** Patterns of conditions in words, as in our tables, and how to translate them to Kconfig. */
const wordPatterns: readonly (readonly [form: RegExp, condition: (...groups: string[]) => string])[] = [
  [/^(?:with |if |on )?an enabled `([\w,-]+)` node$/, (compatible) => enabledSymbol(compatible)],
  [/^unless `CONFIG_(\w+)` is on$/, (symbol) => `!${symbol}`],
  [/^(?:if )?`CONFIG_(\w+)` (?:is )?off$/, (symbol) => `!${symbol}`],
  [/^(?:with |if )?((?:`CONFIG_\w+`(?:,? or |, )?)+)$/, (list) => symbolsIn(list).join(' || ')],
  [/^(?:with |if )?((?:`CONFIG_\w+`(?:, | and )?)+)$/, (list) => symbolsIn(list).join(' && ')],
  // "which … turns on" and "(on with …)" are hints and add no condition.
  [/^`CONFIG_(\w+)`(?:, which `CONFIG_\w+` turns on| \(on .*\))$/, (symbol) => symbol],
];

/** Phrases that describe a condition without its symbols. */
const phrases: Readonly<Record<string, string>> = {
  'on the central of a Bluetooth split': 'ZMK_SPLIT_BLE && ZMK_SPLIT_ROLE_CENTRAL',
  'on its peripherals': 'ZMK_SPLIT_BLE && !ZMK_SPLIT_ROLE_CENTRAL',
  'on a peripheral of a Bluetooth split': 'ZMK_SPLIT_BLE && !ZMK_SPLIT_ROLE_CENTRAL',
  'on other Bluetooth keyboards': 'ZMK_BLE && !ZMK_SPLIT_BLE',
  'a split peripheral': 'ZMK_SPLIT && !ZMK_SPLIT_ROLE_CENTRAL',
  "`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that isn't split": '!ZMK_SPLIT || ZMK_SPLIT_ROLE_CENTRAL',
  'with the built-in status screen': 'ZMK_DISPLAY_STATUS_SCREEN_BUILT_IN',
  'a chip that Zephyr can power off (nRF52, nRF53, and some STM32, but not the RP2040 or SAMD21)': 'HAS_POWEROFF',
};

const symbolsIn = (list: string): readonly string[] =>
  [...list.matchAll(/`CONFIG_(\w+)`/g)].map(([, name]) => name ?? '');

/** Translates a condition in words to Kconfig. Undefined if the words aren't known. The row then has to state the condition in Kconfig. */
export function conditionFromWords(words: string): string | undefined {
  const phrase = phrases[words];
  if (phrase !== undefined) return normalize(phrase);
  for (const [form, condition] of wordPatterns) {
    const match = form.exec(words);
    if (match) return normalize(condition(...match.slice(1)));
  }
  return undefined;
}
