import { optionFacts } from '../facts/documented.ts';
import type { DefaultFact, OptionFact } from '../facts/types.ts';
import { optionTexts } from '../text/options.ts';
import { optionOverrides } from '../text/overrides.ts';
import type { OptionText } from '../text/types.ts';
import { withOverrides } from '../text/withOverrides.ts';
import { needText, whenText } from './conditions.ts';
import type { KconfigDefault, KconfigSymbol } from './types.ts';

type Symbol = KconfigSymbol['symbol'];
type Words = Exclude<OptionText, string>;

const factBySymbol: ReadonlyMap<string, OptionFact> = new Map(
  withOverrides(optionFacts, ({ symbol }) => symbol, optionOverrides).map((fact) => [fact.symbol, fact]),
);

/** All Kconfig options that we describe, topic by topic. */
export const kconfigSymbols: readonly KconfigSymbol[] = Object.entries(optionTexts).flatMap(([page, texts]) =>
  Object.entries(texts as Readonly<Record<Symbol, OptionText>>).map(([symbol, text]) =>
    symbolFrom(
      factBySymbol.get(symbol) ?? { symbol: symbol as Symbol, sources: [] },
      typeof text === 'string' ? { does: text } : text,
      page,
    ),
  ),
);

/** Puts together what the source says about an option and what we say. */
export function symbolFrom(fact: OptionFact, words: Words, page: string): KconfigSymbol {
  const { zephyr } = words;
  const type = fact.type ?? zephyr?.type ?? 'bool';
  const dependsOn = fact.needs ?? zephyr?.needs;
  const range = fact.range ?? zephyr?.range;
  return {
    symbol: fact.symbol,
    type,
    defaults: defaultsOf(fact, words, type),
    ...(range && { range: [valueText(range[0]), valueText(range[1])] as const }),
    ...(dependsOn && { needs: dependsOn.map(needText), dependsOn }),
    ...(fact.choice !== undefined && { choice: fact.choice }),
    ...(fact.hidden && { hidden: true as const }),
    ...(fact.deprecated && {
      deprecated: words.instead ? `\`${words.instead}\`` : 'nothing: delete the line',
      ...(words.instead && { instead: words.instead }),
    }),
    ...(zephyr && { zephyr: true as const }),
    description: words.does,
    source: fact.sources[0] ?? zephyr?.source ?? '',
    page,
  };
}

/** In the facts, the names of options have no prefix. */
function valueText(value: string): string {
  return /^[A-Z][A-Z\d]*_\w+$/.test(value) ? `CONFIG_${value}` : value;
}

function defaultsOf(
  fact: OptionFact,
  { picked, zephyr }: Words,
  type: KconfigSymbol['type'],
): readonly KconfigDefault[] {
  if (picked !== undefined)
    return [
      { value: 'y', when: picked },
      { value: 'n', when: 'otherwise' },
    ];
  const stated = merged(fact, type).map(({ value, if: condition, turnedOn }) => ({
    value: valueText(value),
    ...(condition !== undefined && { when: whenText(condition), if: condition }),
    ...(turnedOn && { turnedOn }),
  }));
  const inZephyr = (zephyr?.defaults ?? []).map((each) => ({ ...each, value: valueText(each.value) }));
  const only = stated.length === 1 ? stated[0] : undefined;
  // The condition makes no difference.
  if (only && inZephyr.length === 1 && inZephyr[0]?.value === only.value && !inZephyr[0].when)
    return [{ value: only.value }];
  const all: readonly KconfigDefault[] = [...stated, ...inZephyr];
  const last = all.at(-1);
  if (!last) return [];
  if (last.when === undefined) return all.length === 1 ? all : [...all.slice(0, -1), { ...last, when: 'otherwise' }];
  return type === 'bool' && last.value === 'y' ? [...all, { value: 'n', when: 'otherwise' }] : all;
}

type Default = DefaultFact & Readonly<{ turnedOn?: true }>;

/** Joins the conditions of defaults with the same value, including those of options that turn this one on. */
function merged({ defaults = [], turnedOnBy = [] }: OptionFact, type: KconfigSymbol['type']): readonly Default[] {
  const last = defaults.at(-1);
  const isOnAnyway = last?.if === undefined && last?.value === 'y';
  const turnedOn = type === 'bool' && !isOnAnyway ? turnedOnBy : [];
  const all: readonly Default[] = [
    ...defaults,
    ...turnedOn.map((by) => ({ value: 'y', if: by, turnedOn: true as const })),
  ];
  const result: Default[] = [];
  for (const next of all) {
    const before = result.at(-1);
    if (before?.if !== undefined && next.if !== undefined && before.value === next.value)
      result[result.length - 1] = { ...before, if: `${before.if} || ${next.if}` };
    else result.push(next);
  }
  return result;
}
