import { perIndex, type SearchIndex } from '../indexing/index.ts';
import { addTo } from '../multimap.ts';
import type { Slot } from '../query/index.ts';
import type { Highlighted, MatchLevel, Snippet } from '../types.ts';
import { isWord, pieces, termsOf } from '../words/index.ts';

export type Tags = Readonly<{ pre: string; post: string; ellipsis: string }>;

/** Marks what was matched in a text that is shown. */
export type Highlighter = Readonly<{
  highlight(text: string): Highlighted;
  /** At most `words` words, around the most matches. */
  snippet(text: string, words: number): Snippet;
}>;

/** A text taken apart: its pieces, and the places of the words among them. */
type TakenApart = Readonly<{ list: readonly string[]; words: readonly number[] }>;

function takeApart(text: string): TakenApart {
  const list = pieces(text);
  return { list, words: list.flatMap((piece, place) => (isWord(piece) ? [place] : [])) };
}

/** Texts of an index taken apart: a reader who types on gets many of the same hits again, and each is shown in two ways. */
const textsOf = perIndex(() => new Map<string, TakenApart>());

function takenApartIn(index: SearchIndex): (text: string) => TakenApart {
  const known = textsOf(index);
  return (text) => {
    let parts = known.get(text);
    if (!parts) known.set(text, (parts = takeApart(text)));
    return parts;
  };
}

/** What is to be marked, and how. */
type Marking = Readonly<{
  slots: readonly Slot[];
  /** The slots that a written form satisfies. */
  slotsOf: ReadonlyMap<string, readonly number[]>;
  /** What was typed for each slot. */
  typed: readonly string[];
  tags: Tags;
}>;

/** A slot of less importance may be missing where all of the query is said to be there. */
const needed = (slot: Slot) => slot.importance > 0.5;

function markingOf({ surfaces }: SearchIndex, slots: readonly Slot[], tags: Tags): Marking {
  const slotsOf = new Map<string, number[]>();
  slots.forEach((slot, i) => {
    for (const surface of slot.uses.keys()) addTo(slotsOf, surfaces[surface] ?? '', i);
  });
  return { slots, slotsOf, typed: slots.map((slot) => withoutMark(slot.typed)), tags };
}

const withoutMark = (word: string): string => termsOf(word).whole.replace(/^&/, '');

/** Marks the typed words if the text contains them, or all of the text if it matches in another way. */
function markPiece({ typed, tags }: Marking, piece: string, found: readonly number[]): string {
  const wrap = (text: string) => tags.pre + text + tags.post;
  const lower = piece.toLowerCase();
  const terms = found.map((i) => typed[i] ?? '').filter((term) => term.length > 1 && lower.includes(term));
  if (terms.length === 0 || terms.includes(withoutMark(piece))) return wrap(piece);
  let marked = '';
  let at = 0;
  for (const [from, to] of spansOf(lower, terms)) {
    marked += piece.slice(at, from) + wrap(piece.slice(from, to));
    at = to;
  }
  return marked + piece.slice(at);
}

/** Puts the pieces of a text together again, with marks. */
function render(marking: Marking, list: readonly string[]): Highlighted {
  const { slots, slotsOf, tags } = marking;
  const seen = new Set<number>();
  const words: string[] = [];
  let value = '';
  let afterWord = false;
  for (const piece of list) {
    const word = isWord(piece);
    const found = slotsOf.get(piece);
    if (afterWord && word) value += ' ';
    afterWord = word;
    if (!found) {
      value += piece;
      continue;
    }
    value += word ? markPiece(marking, piece, found) : piece.replace(/\S+/, `${tags.pre}$&${tags.post}`);
    words.push(piece);
    for (const i of found) seen.add(i);
  }
  const full = slots.some(needed) && slots.every((slot, i) => !needed(slot) || seen.has(i));
  const matchLevel: MatchLevel = seen.size === 0 ? 'none' : full ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...new Set(words)] };
}

export function makeHighlighter(index: SearchIndex, slots: readonly Slot[], tags: Tags): Highlighter {
  const partsOf = takenApartIn(index);
  const marking = markingOf(index, slots, tags);
  // Hits of one page share their headings.
  const whole = new Map<string, Highlighted>();
  const highlight = (text: string): Highlighted => {
    let highlighted = whole.get(text);
    if (!highlighted) whole.set(text, (highlighted = render(marking, partsOf(text).list)));
    return highlighted;
  };
  return {
    highlight,
    snippet(text, words) {
      const { list, words: places } = partsOf(text);
      if (places.length <= words) {
        const { value, matchLevel } = highlight(text);
        return { value: value.trim(), matchLevel };
      }
      const { from, to } = bestWindow(list, places, words, marking.slotsOf);
      const { value, matchLevel } = render(marking, list.slice(from, to));
      const open = from > 0 ? tags.ellipsis : '';
      return { value: open + value.trim() + (to < list.length ? tags.ellipsis : ''), matchLevel };
    },
  };
}

/** The first place of each of `terms`, in order. If two overlap, only the first. */
function spansOf(text: string, terms: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const spans = [...new Set(terms)]
    .map((term) => [text.indexOf(term), text.indexOf(term) + term.length] as const)
    .sort(([a, endA], [b, endB]) => a - b || endB - endA);
  return spans.filter(([from], i) => spans.slice(0, i).every(([, to]) => to <= from));
}

/** The run of `words` words that holds the most different slots; the earliest of equals, with a word or two before. */
function bestWindow(list: readonly string[], places: readonly number[], words: number, slotsOf: Marking['slotsOf']) {
  const lead = Math.min(2, Math.floor(words / 4));
  let best = { value: -1, first: 0 };
  for (let first = 0; first < places.length; first += 1) {
    const at = places[first] ?? 0;
    if (first > 0 && !slotsOf.has(list[at] ?? '')) continue;
    const seen = new Set<number>();
    for (let place = at; place < (places[first + words - lead] ?? list.length); place += 1) {
      for (const slot of slotsOf.get(list[place] ?? '') ?? []) seen.add(slot);
    }
    if (seen.size > best.value) best = { value: seen.size, first: Math.max(0, first - lead) };
  }
  const first = Math.min(best.first, places.length - words);
  return { from: first === 0 ? 0 : (places[first] ?? 0), to: places[first + words] ?? list.length };
}
