import { kconfigTopics } from './topics.ts';
import { kconfigChoices } from './choices.ts';
import type { KconfigChoice, KconfigSymbol } from './types.ts';

/** All Kconfig options, topic by topic. */
export const kconfigSymbols: readonly KconfigSymbol[] = kconfigTopics.flatMap(({ page, symbols }) =>
  symbols.map((row) => ({ ...row, page })),
);

const bySymbol: ReadonlyMap<string, KconfigSymbol> = new Map(kconfigSymbols.map((row) => [row.symbol, row]));
const choicesByName: ReadonlyMap<string, KconfigChoice> = new Map(
  kconfigChoices.map((choice) => [choice.name, choice]),
);

/** Finds an option by its name, with or without `CONFIG_`. */
export function findKconfigSymbol(symbol: string): KconfigSymbol | undefined {
  return bySymbol.get(symbol) ?? bySymbol.get(`CONFIG_${symbol}`);
}

/** Like findKconfigSymbol, but needs the `CONFIG_` and throws for an unknown name. */
export function getKconfigSymbol(symbol: string): KconfigSymbol {
  const found = bySymbol.get(symbol);
  if (found) return found;
  throw new Error(
    `No Kconfig option "${symbol}": check the spelling (CONFIG_…), or add a row in core/firmware/kconfig.`,
  );
}

export function findKconfigChoice(name: string): KconfigChoice | undefined {
  return choicesByName.get(name);
}

/** The HTML id of an option's row. Other sites link to it, so it must not change. */
export function kconfigAnchor(symbol: string): string {
  return symbol.toLowerCase();
}
