import { field, standsIn, timesWritten, type SearchIndex } from '../indexing/index.ts';
import { concepts, fillers, stopWords, weakWords } from '../vocabulary/index.ts';
import { termsOf, tokenise } from '../words/index.ts';
import { phraseKey, phraseTables, type Target } from './phrases.ts';
import { oftenWritten, strength, type Slot, type Word } from './slot.ts';
import { slotsFor } from './slots.ts';

/** What readers' words mean on this site: slots for its own words, and its pages with how sure it is that they are meant. */
export type Meaning = Readonly<{ slots: readonly Slot[]; pages: ReadonlyMap<string, number> }>;

const longestPhrase = 5;

/** Stop words and weak words: "not working" is about the rest of the query. */
const saysLittle = ({ whole }: Word) => stopWords.has(whole) || weakWords.has(whole);

/** How sure it is that words of a query mean what the synonyms say. */
function certaintyOf(index: SearchIndex, span: readonly Word[], words: readonly Word[]): number {
  if (words.every((word) => span.includes(word) || saysLittle(word))) return 1;
  if (span.every(saysLittle)) return 0;
  const leastWritten = Math.min(...span.map((word) => timesWritten(index, word.whole)));
  if (span.length > 1) return leastWritten > oftenWritten ? 0.6 : 1;
  return leastWritten > oftenWritten ? 0.3 : leastWritten > 0 ? 0.6 : 1;
}

type Reading = Readonly<{ span: readonly Word[]; targets: readonly Target[]; certainty: number; sureness: number }>;

/** A description takes more than one word to be met, and says more about the page. */
const sureness = { phrase: 1, description: 2 } as const;

/** Adds what the site calls a thing to what the reader calls it; the reader's own words then count less. */
export function meaningOf(
  index: SearchIndex,
  all: readonly Word[],
  slots: ReadonlyMap<Word, readonly Slot[]>,
): Meaning {
  const words = all.filter(({ whole }) => !fillers.has(whole));
  const spans = spansOf(words);
  const described = readConcepts(index, words, spans);
  const readings = [...described, ...readPhrases(index, words, spans, new Set(described.flatMap(({ span }) => span)))];
  const added: Slot[] = [];
  const pages = new Map<string, number>();
  for (const { span, targets, certainty, sureness } of readings) {
    for (const word of span) for (const slot of slots.get(word) ?? []) slot.importance *= 0.5;
    for (const { to, page } of targets) {
      pages.set(page, Math.max(pages.get(page) ?? 0, (sureness * certainty ** 2) / targets.length));
      for (const { text } of tokenise(to)) {
        for (const slot of slotsFor(index, { text, ...termsOf(text), last: false })) {
          for (const [surface, value] of slot.uses) slot.uses.set(surface, value * strength.synonym);
          added.push({ ...slot, importance: (certainty * slot.importance) / targets.length, own: 0 });
        }
      }
    }
  }
  return { slots: added, pages };
}

type Spans = ReadonlyArray<ReadonlyArray<string>>;

/** The key of the phrase of `count` words from each word on: `spans[from][count - 1]`. */
const spansOf = (words: readonly Word[]): Spans => {
  const keys = words.map(({ text }) => phraseKey(text));
  return keys.map((_, from) =>
    keys.slice(from, from + longestPhrase).map((__, more) => keys.slice(from, from + more + 1).join(' ')),
  );
};

/** Phrases with one wording, the longest first, but for words that a description has used. */
function readPhrases(index: SearchIndex, words: readonly Word[], spans: Spans, taken: ReadonlySet<Word>): Reading[] {
  const { synonyms } = phraseTables();
  const readings: Reading[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let count = spans[from]?.length ?? 0; count > 0; count -= 1) {
      const targets = synonyms.get(spans[from]?.[count - 1] ?? '');
      if (!targets) continue;
      const span = words.slice(from, from + count);
      if (span.some((word) => taken.has(word))) continue;
      readings.push({ span, targets, certainty: certaintyOf(index, span, words), sureness: sureness.phrase });
      from += count - 1;
      break;
    }
  }
  return readings;
}

/** What else the query names, above all a page, may be what it is about. */
function certaintyBeside(index: SearchIndex, rest: readonly Word[]): number {
  if (rest.some((word) => isTitle(index, word))) return 0.4;
  return rest.length === 0 ? 1 : rest.length === 1 ? 0.8 : 0.5;
}

const isTitle = (index: SearchIndex, { whole }: Word) =>
  index.lexicon.uses(whole).some(({ surface, share }) => share === 1 && standsIn(index, surface, field.title));

type Described = Readonly<{ span: readonly Word[]; target: Target }>;

/** The concepts for which each group matches a different word of the query. */
function conceptsMet(words: readonly Word[], spans: Spans): readonly Described[] {
  const tables = phraseTables();
  const met = new Map<number, Map<number, readonly Word[]>>();
  spans.forEach((keys, from) =>
    keys.forEach((key, more) => {
      for (const { concept, group } of tables.groups.get(key) ?? []) {
        const groups = met.get(concept) ?? new Map<number, readonly Word[]>();
        met.set(concept, groups);
        const span = words.slice(from, from + more + 1);
        if (span.length > (groups.get(group)?.length ?? 0)) groups.set(group, span);
      }
    }),
  );
  return [...met].flatMap(([concept, groups]) => {
    const [said = [], to = '', page = ''] = concepts[concept] ?? [];
    const used = [...groups.values()].flat();
    const isMet = groups.size === said.length && new Set(used).size === used.length;
    return isMet ? [{ span: used, target: { to, page } }] : [];
  });
}

/** Descriptions that account for most of the query. */
function readConcepts(index: SearchIndex, words: readonly Word[], spans: Spans): Reading[] {
  const found = conceptsMet(words, spans);
  const most = Math.max(0, ...found.map(({ span }) => span.length));
  const best = found.filter(({ span }) => span.length === most);
  const rest = words.filter((word) => !saysLittle(word) && !best.some(({ span }) => span.includes(word)));
  return best.map(({ span, target }) => ({
    span,
    targets: [target],
    certainty: certaintyBeside(index, rest) / best.length,
    sureness: sureness.description,
  }));
}
