import { cachedPerIndex, type SearchIndex } from '../indexing/index.ts';
import { addTo } from '../multimap.ts';
import type { Clause } from '../query/index.ts';
import type { Highlighted } from '../types.ts';
import { isWord, segmentsOf, termsOf } from '../words/index.ts';

export type Tags = Readonly<{ pre: string; post: string; ellipsis: string }>;

/** Puts tags around the matches in a text. */
export type Highlighter = Readonly<{
  highlight(text: string): Highlighted;
  /** The part of the text with the most matches, at most `words` words long. */
  snippet(text: string, words: number): Highlighted;
}>;

/** The segments of a text. `words` are the indexes of those that are words. */
type SplitText = Readonly<{ segments: readonly string[]; words: readonly number[] }>;

function splitText(text: string): SplitText {
  const segments = segmentsOf(text);
  return { segments, words: segments.flatMap((segment, at) => (isWord(segment) ? [at] : [])) };
}

/** Caches texts, because most hits stay the same from one typed letter to the next. */
const splitTextsOf = cachedPerIndex(() => new Map<string, SplitText>());

function cachedSplitText(index: SearchIndex): (text: string) => SplitText {
  const cache = splitTextsOf(index);
  return (text) => {
    let split = cache.get(text);
    if (!split) cache.set(text, (split = splitText(text)));
    return split;
  };
}

/** What to highlight, and how. */
type Marking = Readonly<{
  /** The clauses that each surface matches, by their indexes. */
  clausesOf: ReadonlyMap<string, readonly number[]>;
  /** What was typed for each clause, without a leading `&`. */
  typed: readonly string[];
  tags: Tags;
}>;

function markingOf({ surfaces }: SearchIndex, clauses: readonly Clause[], tags: Tags): Marking {
  const clausesOf = new Map<string, number[]>();
  clauses.forEach((clause, i) => {
    for (const surface of clause.surfaces.keys()) addTo(clausesOf, surfaces[surface] ?? '', i);
  });
  return { clausesOf, typed: clauses.map((clause) => withoutAmpersand(clause.typed)), tags };
}

const withoutAmpersand = (word: string): string => termsOf(word).whole.replace(/^&/, '');

/** Highlights the typed words inside a compound, or the whole word if it matches in another way. */
function markWord({ typed, tags }: Marking, word: string, found: readonly number[]): string {
  const wrap = (text: string) => tags.pre + text + tags.post;
  const lower = word.toLowerCase();
  const terms = found.map((i) => typed[i] ?? '').filter((term) => term.length > 1 && lower.includes(term));
  if (terms.length === 0 || terms.includes(withoutAmpersand(word))) return wrap(word);
  let marked = '';
  let at = 0;
  for (const [from, to] of spansOf(lower, terms)) {
    marked += word.slice(at, from) + wrap(word.slice(from, to));
    at = to;
  }
  return marked + word.slice(at);
}

/** Joins the segments of a text and highlights the matches. */
function render(marking: Marking, segments: readonly string[]): string {
  const { clausesOf, tags } = marking;
  let value = '';
  let afterWord = false;
  for (const segment of segments) {
    const isWordNow = isWord(segment);
    const found = clausesOf.get(segment);
    if (afterWord && isWordNow) value += ' ';
    afterWord = isWordNow;
    if (!found) value += segment;
    else value += isWordNow ? markWord(marking, segment, found) : segment.replace(/\S+/, `${tags.pre}$&${tags.post}`);
  }
  return value;
}

export function makeHighlighter(index: SearchIndex, clauses: readonly Clause[], tags: Tags): Highlighter {
  const splitOf = cachedSplitText(index);
  const marking = markingOf(index, clauses, tags);
  // Hits on the same page share headings.
  const cache = new Map<string, Highlighted>();
  const highlight = (text: string): Highlighted => {
    let highlighted = cache.get(text);
    if (!highlighted) cache.set(text, (highlighted = { value: render(marking, splitOf(text).segments) }));
    return highlighted;
  };
  return {
    highlight,
    snippet(text, words) {
      const { segments, words: wordIndexes } = splitOf(text);
      if (wordIndexes.length <= words) return { value: highlight(text).value.trim() };
      const { from, to } = bestWindow(segments, wordIndexes, words, marking.clausesOf);
      const start = from > 0 ? tags.ellipsis : '';
      const end = to < segments.length ? tags.ellipsis : '';
      return { value: start + render(marking, segments.slice(from, to)).trim() + end };
    },
  };
}

/** The first occurrence of each term, in order. If two overlap, only the first is returned. */
function spansOf(text: string, terms: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const spans = [...new Set(terms)]
    .map((term) => [text.indexOf(term), text.indexOf(term) + term.length] as const)
    .sort(([a, endA], [b, endB]) => a - b || endB - endA);
  return spans.filter(([from], i) => spans.slice(0, i).every(([, to]) => to <= from));
}

/** The earliest run of `maxWords` words that matches the most clauses. It starts up to two words before the first match. */
function bestWindow(
  segments: readonly string[],
  wordIndexes: readonly number[],
  maxWords: number,
  clausesOf: Marking['clausesOf'],
) {
  const lead = Math.min(2, Math.floor(maxWords / 4));
  let best = { clauses: -1, first: 0 };
  for (let first = 0; first < wordIndexes.length; first += 1) {
    const start = wordIndexes[first] ?? 0;
    if (first > 0 && !clausesOf.has(segments[start] ?? '')) continue;
    const seen = new Set<number>();
    for (let at = start; at < (wordIndexes[first + maxWords - lead] ?? segments.length); at += 1) {
      for (const clause of clausesOf.get(segments[at] ?? '') ?? []) seen.add(clause);
    }
    if (seen.size > best.clauses) best = { clauses: seen.size, first: Math.max(0, first - lead) };
  }
  const first = Math.min(best.first, wordIndexes.length - maxWords);
  return { from: first === 0 ? 0 : (wordIndexes[first] ?? 0), to: wordIndexes[first + maxWords] ?? segments.length };
}
