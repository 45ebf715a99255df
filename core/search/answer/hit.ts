import { field, type SearchIndex } from '../indexing/index.ts';
import type { Hierarchy, SearchHit, SearchRecord } from '../types.ts';
import { joinSegments } from '../words/index.ts';
import { coverageOf, type PreparedQuery } from './coverage.ts';
import type { Highlighter } from './highlight.ts';
import { makeRecord, type Path } from './records.ts';

/** How much more of the query a block has to cover than the heading. A few optional clauses aren't enough. */
const minGain = 0.15;

/** The hit for a section, with highlighted matches. */
export function hitOf(
  index: SearchIndex,
  query: PreparedQuery,
  section: number,
  highlighter: Highlighter,
  { snippetWords, withAnswer }: Readonly<{ snippetWords: number; withAnswer: boolean }>,
): SearchHit {
  const record = recordOf(index, query, section);
  const answer = withAnswer && record.type === 'content' ? record.content : null;
  return { ...record, ...highlightRecord(record, highlighter, snippetWords, answer) };
}

/** The record to show for a section: its heading, or a block that covers more of the query than the heading. */
function recordOf(index: SearchIndex, query: PreparedQuery, section: number): SearchRecord {
  const { page: pageNumber = 0, level = 1, anchor = '' } = index.sections[section] ?? {};
  const page = index.pages[pageNumber];
  if (!page) throw new Error(`Section ${section} has no page.`);
  const here = { page, path: pathOf(index, section), level };
  const headingCoverage = coverageOf(index, query, index.headingBlock[section] ?? 0);
  const best = bestBlock(index, query, section);
  const shown = index.shownBlock.get(best.block) ?? best.block;
  const text = shown < 0 ? null : blockText(index, shown);
  if (best.coverage > headingCoverage + minGain && text !== null) {
    const block = shown - (index.firstBlock[section] ?? 0);
    return makeRecord({ ...here, anchor: index.rowAnchor.get(shown) || anchor, block, content: text });
  }
  return makeRecord({ ...here, anchor, content: level === 1 ? page.description : text });
}

/** The block of a section that covers the most of the query, or -1. */
function bestBlock(index: SearchIndex, query: PreparedQuery, section: number) {
  let best = { block: -1, coverage: 0 };
  for (let block = index.firstBlock[section] ?? 0; block < (index.firstBlock[section + 1] ?? 0); block += 1) {
    const kind = index.blockField[block];
    const isName = index.rowAnchor.has(block) && kind !== field.text;
    // Code samples are only stored as lists of words, which can't be shown.
    if (kind !== field.text && !isName) continue;
    const coverage = coverageOf(index, query, block) * (isName ? 1.05 : 1);
    if (coverage > best.coverage) best = { block, coverage };
  }
  return best;
}

function blockText(index: SearchIndex, block: number): string {
  const tokens = index.tokens.subarray(index.blockStart[block], index.blockStart[block + 1]);
  return joinSegments(Array.from(tokens, (token) => index.surfaces[token] ?? ''));
}

function highlightRecord(record: SearchRecord, highlighter: Highlighter, words: number, answer: string | null) {
  const levels = Object.entries(record.hierarchy).filter(
    (entry): entry is [keyof Hierarchy, string] => entry[1] !== null,
  );
  const mapLevels = <Value>(map: (text: string) => Value) =>
    Object.fromEntries(levels.map(([level, text]) => [level, map(text)]));
  const content = record.content;
  return {
    _highlightResult: { hierarchy: mapLevels((text) => highlighter.highlight(text)) },
    _snippetResult: {
      hierarchy: mapLevels((text) => highlighter.snippet(text, words)),
      ...(content === null ? {} : { content: highlighter.snippet(content, words) }),
      ...(answer === null ? {} : { answer: highlighter.highlight(answer) }),
    },
  };
}

function pathOf(index: SearchIndex, section: number): Path {
  const path: { level: Path[number]['level']; heading: string }[] = [];
  for (let at = section; ;) {
    const ancestor = index.sections[at];
    if (!ancestor || ancestor.level === 1) return path;
    path.unshift({ level: ancestor.level, heading: ancestor.heading });
    at = ancestor.parent;
  }
}
