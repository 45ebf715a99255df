import { neededOption } from './conditions.ts';
import { kconfigSymbols } from './symbols.ts';
import { kconfigChoices } from './choices.ts';
import type { KconfigChoice, KconfigSymbol } from './types.ts';

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
    `No Kconfig option "${symbol}": check the spelling (CONFIG_…), or describe it in core/firmware/text/options.ts.`,
  );
}

export function findKconfigChoice(name: string): KconfigChoice | undefined {
  return choicesByName.get(name);
}

/** The options that an option needs, directly or because others need them, each before those that need it. */
export function neededOptions(symbol: string): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    for (const condition of bySymbol.get(name)?.dependsOn ?? []) {
      const needed = neededOption(condition);
      if (needed === undefined || found.has(needed)) continue;
      add(needed);
      found.add(needed);
    }
  };
  add(symbol);
  return [...found];
}

/** The HTML id of an option's row. Other sites link to it, so it must not change. */
export function kconfigAnchor(symbol: string): string {
  return symbol.toLowerCase();
}
