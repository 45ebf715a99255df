import { field, type SearchIndex } from './buildIndex.ts';
import { makeHighlighter, type Highlighter, type Tags } from './highlight.ts';
import { intentOf } from './intent.ts';
import { usesOf } from './matches.ts';
import { parseQuery } from './parseQuery.ts';
import type { Slot } from './slots.ts';
import { rank, type FoundPage, type FoundSection } from './rank.ts';
import { makeRecord, type Path } from './records.ts';
import { respell } from './respell.ts';
import { pagesBegun, sectionAsked } from './sentences.ts';
import { joinPieces } from './textCode.ts';
import type { Hierarchy, SearchHit, SearchRecord } from './types.ts';

export type SearchOptions = Readonly<{
  /** First hit wanted, and how many. */
  from: number;
  count: number;
  snippetWords: number;
  tags: Tags;
  accepts: (page: number) => boolean;
}>;
/** The query, and room to note how well each slot is met in the text at hand. */
type Asked = Readonly<{ slots: readonly Slot[]; uses: ReturnType<typeof usesOf>; best: Float64Array }>;
export type Found = Readonly<{ hits: readonly SearchHit[]; total: number }>;

/** Hits shown of one page: the best, and others nearly as good. The full page may hold more; it is one click away. */
const mostOfPage = 3;
const nearlyAsGood = 0.6;
/** A title that has been typed so far is surer than what words may mean. */
const titleCertainty = 6;
/** Words that mean the same count a little less than the ones typed. */
const nearlyAll = 0.8;
/** What the slots that only help add up to, about, in a text that is as good as its heading. */
const inPassing = 0.15;

export function search(index: SearchIndex, typed: string, options: SearchOptions): Found {
  const query = respell(index, typed);
  const { slots, optionInWords, pages } = parseQuery(index, query);
  const intent = intentOf(query, optionInWords);
  const meant = {
    section: sectionAsked(index, query),
    pages: new Map([...pages, ...pagesBegun(index, query).map((page) => [page, titleCertainty] as const)]),
  };
  const asked = { slots, uses: usesOf(slots), best: new Float64Array(slots.length) };
  const found = rank(index, slots, intent, options.accepts, meant).flatMap((page) =>
    pageFirst(index, asked, sectionsShown(page), meant.section),
  );
  const highlighter = makeHighlighter(index, slots, options.tags);
  const hits = found.slice(options.from, options.from + options.count).map(({ section }) => {
    const record = recordOf(index, asked, section);
    return { ...record, ...highlightRecord(record, highlighter, options.snippetWords) };
  });
  return { hits, total: found.length };
}

function sectionsShown({ sections }: FoundPage): FoundSection[] {
  const least = (sections[0]?.score ?? 0) * nearlyAsGood;
  return sections.slice(0, mostOfPage).filter(({ score }) => score >= least);
}

/** A page whose title says all that is asked for is the broader answer, and stands above those of its sections that say the same. */
function pageFirst(index: SearchIndex, asked: Asked, shown: FoundSection[], meant: number | undefined): FoundSection[] {
  const [best] = shown;
  const page = shown.find(({ section }) => index.sections[section]?.level === 1);
  if (!best || !page || page === best || best.section === meant) return shown;
  const all = asked.slots.reduce((sum, { importance }) => sum + weightOf(importance), 0);
  const title = heldBy(index, asked, index.headingBlock[page.section] ?? 0);
  return title < all * nearlyAll ? shown : [page, ...shown.filter((other) => other !== page)];
}

function pathOf(index: SearchIndex, section: number): Path {
  const path: { level: Path[number]['level']; heading: string }[] = [];
  for (let at = section; ;) {
    const step = index.sections[at];
    if (!step || step.level === 1) return path;
    path.unshift({ level: step.level, heading: step.heading });
    at = step.parent;
  }
}

/** A slot that only helps counts a little, too. */
const weightOf = (importance: number) => Math.max(0.1, importance);

/** What a block holds of the query: its slots' importance. */
function heldBy(index: SearchIndex, { slots, uses, best }: Asked, block: number): number {
  best.fill(0);
  let isMet = false;
  for (let at = index.blockStart[block] ?? 0; at < (index.blockStart[block + 1] ?? 0); at += 1) {
    const met = uses.get(index.tokens[at] ?? 0);
    if (!met) continue;
    isMet = true;
    for (const { slot, strength } of met) if (strength > (best[slot] ?? 0)) best[slot] = strength;
  }
  if (!isMet) return 0;
  return slots.reduce((sum, slot, i) => sum + (best[i] ?? 0) * weightOf(slot.importance), 0);
}

/** The record to show for a section: its heading, or the block in it that holds more of the query than the heading does. */
function recordOf(index: SearchIndex, asked: Asked, section: number): SearchRecord {
  const { page: pageNumber = 0, level = 1, anchor = '' } = index.sections[section] ?? {};
  const page = index.pages[pageNumber];
  if (!page) throw new Error(`Section ${section} belongs to no page.`);
  const here = { page, path: pathOf(index, section), level };
  const headingHolds = heldBy(index, asked, index.headingBlock[section] ?? 0);
  let best = { block: -1, held: 0 };
  for (let block = index.firstBlock[section] ?? 0; block < (index.firstBlock[section + 1] ?? 0); block += 1) {
    const kind = index.blockField[block];
    const isName = index.rowAnchor.has(block) && kind !== field.text;
    // The words of a sample are no sentence to show.
    if (kind !== field.text && !isName) continue;
    const held = heldBy(index, asked, block) * (isName ? 1.05 : 1);
    if (held > best.held) best = { block, held };
  }
  const shown = index.shownBlock.get(best.block) ?? best.block;
  const text = shown < 0 ? null : blockText(index, shown);
  // Words in passing do not make a text a better answer than the heading that is what was asked for.
  if (best.held > headingHolds + inPassing && text !== null) {
    const place = shown - (index.firstBlock[section] ?? 0);
    return makeRecord({ ...here, anchor: index.rowAnchor.get(shown) || anchor, block: place, content: text });
  }
  return makeRecord({ ...here, anchor, content: level === 1 ? page.description : text });
}

function blockText(index: SearchIndex, block: number): string {
  const tokens = index.tokens.subarray(index.blockStart[block], index.blockStart[block + 1]);
  return joinPieces(Array.from(tokens, (token) => index.surfaces[token] ?? ''));
}

function highlightRecord(record: SearchRecord, highlighter: Highlighter, words: number) {
  const levels = Object.entries(record.hierarchy).filter(
    (entry): entry is [keyof Hierarchy, string] => entry[1] !== null,
  );
  const each = <Value>(make: (text: string) => Value) =>
    Object.fromEntries(levels.map(([level, text]) => [level, make(text)]));
  const content = record.content;
  return {
    _highlightResult: {
      hierarchy: each((text) => highlighter.highlight(text)),
      ...(content === null ? {} : { content: highlighter.highlight(content) }),
    },
    _snippetResult: {
      hierarchy: each((text) => highlighter.snippet(text, words)),
      ...(content === null ? {} : { content: highlighter.snippet(content, words) }),
    },
  };
}
