import { allOf, enabledSymbol, normalize, conjunctsOf, type Kconfig } from './kconfigParser/index.ts';

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

/** The direct and indirect dependencies of a symbol. */
function allDependencies(kconfig: Kconfig, symbol: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const dependency of dependenciesOf(kconfig, symbol)) {
    if (seen.has(dependency)) continue;
    seen.add(dependency);
    allDependencies(kconfig, dependency, seen);
  }
  return seen;
}

/** The conditions of the definitions that give the symbol its type. With several definitions, one of them is enough. */
export function dependenciesOf(kconfig: Kconfig, symbol: string): readonly string[] {
  const typed = (kconfig.symbols.get(symbol)?.definitions ?? []).filter(({ type }) => type !== undefined);
  const conditions = [...new Set(typed.map(({ dependsOn }) => dependsOn))];
  if (conditions.length === 0 || conditions.includes('')) return [];
  return conjunctsOf(conditions.map((condition) => `(${condition})`).join(' || '));
}

/** Symbols that every board turns on. */
const alwaysOn: readonly string[] = ['GPIO'];

/** Removes each operand of `&&` that the others or `known` imply. */
export function reduceCondition(kconfig: Kconfig, condition: string, known: readonly string[] = []): string {
  const conjuncts = conjunctsOf(condition);
  const implied = new Set([
    ...alwaysOn,
    ...known,
    ...[...known, ...conjuncts].flatMap((conjunct) => [...allDependencies(kconfig, conjunct)]),
  ]);
  return allOf(conjuncts.filter((conjunct) => !implied.has(conjunct)));
}
