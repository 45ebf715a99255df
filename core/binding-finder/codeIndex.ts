import type { NameLookup } from '#core/firmware/qmk';
import { nameLookup } from './readBinding.ts';
import type { Answer, FindableCode } from './types.ts';
import { indexWords, type WordIndex } from './wordIndex.ts';

/** All key codes, by everything that readers call them. */
export type CodeIndex = Readonly<{
  codes: readonly FindableCode[];
  lookUp: NameLookup;
  words: WordIndex;
  /** By the exact name: `ESC`. */
  named: (name: string) => FindableCode | undefined;
  /** By name, whatever its case, spaces, and underscores: "pg dn" is PG_DN. */
  namedLike: (text: string) => FindableCode | undefined;
  /** By title in the same way: "questionmark" is QUESTION. */
  titledLike: (text: string) => FindableCode | undefined;
  /** The title of the key code in a binding without modifiers: `&kp ESC`. */
  titleOf: (binding: string) => string | undefined;
}>;

const squash = (text: string) => text.toUpperCase().replace(/[\s_]/g, '');

export function indexCodes(codes: readonly FindableCode[]): CodeIndex {
  const byName = new Map(codes.flatMap((code) => code.names.map((name) => [name, code] as const)));
  const bySquashedName = new Map([...byName].map(([name, code]) => [squash(name), code]));
  const bySquashedTitle = new Map([...codes].reverse().map((code) => [squash(code.title), code]));
  return {
    codes,
    lookUp: nameLookup(codes),
    words: indexWords(codes),
    named: (name) => byName.get(name),
    namedLike: (text) => bySquashedName.get(squash(text)),
    titledLike: (text) => bySquashedTitle.get(squash(text)),
    titleOf: (binding) => byName.get(/^&kp (\w+)$/.exec(binding)?.[1] ?? '')?.title,
  };
}

/** Drops answers that repeat an earlier binding, even if they use other names of the same key codes. */
export function uniqueAnswers({ named }: CodeIndex, answers: readonly Answer[]): readonly Answer[] {
  const seen = new Set<string>();
  return answers.filter(({ binding }) => {
    const key = binding.replace(/\w+/g, (name) => named(name)?.names[0] ?? name);
    return !seen.has(key) && seen.add(key);
  });
}
