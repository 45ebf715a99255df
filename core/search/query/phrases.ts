import { addTo } from '../multimap.ts';
import { concepts, fillers, synonyms } from '../vocabulary/index.ts';
import { stem, termsOf, tokenise } from '../words/index.ts';

/** What a site's word and a page are meant by a phrase of readers. */
export type Target = Readonly<{ to: string; page: string }>;
/** Which group of which concept a phrase belongs to. */
type Place = Readonly<{ concept: number; group: number }>;
type Tables = Readonly<{
  synonyms: ReadonlyMap<string, readonly Target[]>;
  groups: ReadonlyMap<string, readonly Place[]>;
  words: ReadonlySet<string>;
}>;

/** The words of a phrase without their endings, by which it is looked up; a compound is its parts. */
export function phraseKey(phrase: string): string {
  return plain.test(phrase)
    ? keyOf(phrase.split(/[ '.-]/))
    : keyOf(tokenise(phrase).flatMap(({ text }) => wordsOf(text)));
}

/** The tables hold hardly anything else, and are made while a reader waits. */
const plain = /^[a-z0-9 '.-]+$/;

function wordsOf(token: string): readonly string[] {
  const { whole, parts } = termsOf(token);
  return parts.length > 1 ? parts : [whole];
}

const keyOf = (words: readonly string[]): string =>
  words
    .filter((word) => word !== '' && !fillers.has(word))
    .map(stem)
    .join(' ');

let made: Tables | undefined;

/** Made with the first query: by then the engine has stemmed the words of all pages, and is quick at it. */
export function phraseTables(): Tables {
  if (made) return made;
  const ofSynonyms = new Map<string, Target[]>();
  for (const { from, to, page } of synonyms) addTo(ofSynonyms, phraseKey(from), { to, page });
  const ofGroups = new Map<string, Place[]>();
  concepts.forEach(([said], concept) =>
    said.forEach((phrases, group) => {
      for (const key of new Set(phrases.split('|').map(phraseKey))) addTo(ofGroups, key, { concept, group });
    }),
  );
  const words = new Set([...ofSynonyms.keys(), ...ofGroups.keys()].flatMap((key) => key.split(' ')));
  made = { synonyms: ofSynonyms, groups: ofGroups, words };
  return made;
}

/** Whether readers say it, even if no page does. */
export const isReadersWord = (word: string): boolean => phraseTables().words.has(stem(word));
