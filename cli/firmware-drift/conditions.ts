import { allOf, enabledSymbol, normalize, conjunctsOf, type Kconfig } from '#core/kconfig';

/** What our tables write about conditions, read back as Kconfig writes them. */
const spoken: readonly (readonly [form: RegExp, condition: (...groups: string[]) => string])[] = [
  [/^(?:with |if |on )?an enabled `([\w,-]+)` node$/, (compatible) => enabledSymbol(compatible)],
  [/^unless `CONFIG_(\w+)` is on$/, (symbol) => `!${symbol}`],
  [/^(?:if )?`CONFIG_(\w+)` (?:is )?off$/, (symbol) => `!${symbol}`],
  [/^(?:with |if )?((?:`CONFIG_\w+`(?:, | or )?)+)$/, (list) => symbolsIn(list).join(' || ')],
  [/^(?:with |if )?((?:`CONFIG_\w+`(?:, | and )?)+)$/, (list) => symbolsIn(list).join(' && ')],
  // "which … turns on", "(on with …)": a word of help that adds no condition.
  [/^`CONFIG_(\w+)`(?:, which `CONFIG_\w+` turns on| \(on .*\))$/, (symbol) => symbol],
];

/** Phrases that name a condition without its symbols. */
const phrases: Readonly<Record<string, string>> = {
  'on the central of a Bluetooth split': 'ZMK_SPLIT_BLE && ZMK_SPLIT_ROLE_CENTRAL',
  'on its peripherals': 'ZMK_SPLIT_BLE && !ZMK_SPLIT_ROLE_CENTRAL',
  'on a peripheral of a Bluetooth split': 'ZMK_SPLIT_BLE && !ZMK_SPLIT_ROLE_CENTRAL',
  'on other Bluetooth keyboards': 'ZMK_BLE && !ZMK_SPLIT_BLE',
  'a split peripheral': 'ZMK_SPLIT && !ZMK_SPLIT_ROLE_CENTRAL',
  '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that is not split': '!ZMK_SPLIT || ZMK_SPLIT_ROLE_CENTRAL',
  'with the built-in status screen': 'ZMK_DISPLAY_STATUS_SCREEN_BUILT_IN',
  'a chip that Zephyr can power off (nRF52, nRF53 and some STM32, not the RP2040 and SAMD21)': 'HAS_POWEROFF',
};

const symbolsIn = (list: string): readonly string[] =>
  [...list.matchAll(/`CONFIG_(\w+)`/g)].map(([, name]) => name ?? '');

/** The condition behind our words. Undefined when they are no set phrase: then the row has to state it. */
export function readSpoken(words: string): string | undefined {
  const phrase = phrases[words];
  if (phrase !== undefined) return normalize(phrase);
  for (const [form, condition] of spoken) {
    const match = form.exec(words);
    if (match) return normalize(condition(...match.slice(1)));
  }
  return undefined;
}

/** What has to be on already for a symbol to be on, and what that needs in turn. */
function closure(kconfig: Kconfig, symbol: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const part of dependenciesOf(kconfig, symbol)) {
    if (seen.has(part)) continue;
    seen.add(part);
    closure(kconfig, part, seen);
  }
  return seen;
}

/** The conditions on the definitions that give the symbol its type. Of several, one is enough. */
export function dependenciesOf(kconfig: Kconfig, symbol: string): readonly string[] {
  const typed = (kconfig.symbols.get(symbol)?.definitions ?? []).filter(({ type }) => type !== undefined);
  const conditions = [...new Set(typed.map(({ dependsOn }) => dependsOn))];
  if (conditions.length === 0 || conditions.includes('')) return [];
  return conjunctsOf(conditions.map((condition) => `(${condition})`).join(' || '));
}

/** Every board turns these on. */
const alwaysOn: readonly string[] = ['GPIO'];

/** The condition without what its other parts, or `known`, need anyway. */
export function reduceCondition(kconfig: Kconfig, condition: string, known: readonly string[] = []): string {
  const parts = conjunctsOf(condition);
  const granted = new Set([
    ...alwaysOn,
    ...known,
    ...[...known, ...parts].flatMap((part) => [...closure(kconfig, part)]),
  ]);
  return allOf(parts.filter((part) => !granted.has(part)));
}
