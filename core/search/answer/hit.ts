import { field, type SearchIndex } from '../indexing/index.ts';
import type { Hierarchy, SearchHit, SearchRecord } from '../types.ts';
import { joinPieces } from '../words/index.ts';
import { coverageOf, type Asked } from './coverage.ts';
import type { Highlighter } from './highlight.ts';
import { makeRecord, type Path } from './records.ts';

/** What the slots that only help add up to, about, in a text that is as good as its heading. */
const inPassing = 0.15;

/** What is shown for a section that answers, with what matched marked in it. */
export function hitOf(
  index: SearchIndex,
  asked: Asked,
  section: number,
  highlighter: Highlighter,
  snippetWords: number,
): SearchHit {
  const record = recordOf(index, asked, section);
  return { ...record, ...highlightRecord(record, highlighter, snippetWords) };
}

/** The record to show for a section: its heading, or the block in it that holds more of the query than the heading does. */
function recordOf(index: SearchIndex, asked: Asked, section: number): SearchRecord {
  const { page: pageNumber = 0, level = 1, anchor = '' } = index.sections[section] ?? {};
  const page = index.pages[pageNumber];
  if (!page) throw new Error(`Section ${section} belongs to no page.`);
  const here = { page, path: pathOf(index, section), level };
  const headingCoverage = coverageOf(index, asked, index.headingBlock[section] ?? 0);
  const best = bestBlock(index, asked, section);
  const shown = index.shownBlock.get(best.block) ?? best.block;
  const text = shown < 0 ? null : blockText(index, shown);
  // Words in passing do not make a text a better answer than the heading that is what was asked for.
  if (best.coverage > headingCoverage + inPassing && text !== null) {
    const place = shown - (index.firstBlock[section] ?? 0);
    return makeRecord({ ...here, anchor: index.rowAnchor.get(shown) || anchor, block: place, content: text });
  }
  return makeRecord({ ...here, anchor, content: level === 1 ? page.description : text });
}

/** The block of a section that covers most of the query, or -1 if none covers any. */
function bestBlock(index: SearchIndex, asked: Asked, section: number) {
  let best = { block: -1, coverage: 0 };
  for (let block = index.firstBlock[section] ?? 0; block < (index.firstBlock[section + 1] ?? 0); block += 1) {
    const kind = index.blockField[block];
    const isName = index.rowAnchor.has(block) && kind !== field.text;
    // The words of a code sample don't make a sentence to show.
    if (kind !== field.text && !isName) continue;
    const coverage = coverageOf(index, asked, block) * (isName ? 1.05 : 1);
    if (coverage > best.coverage) best = { block, coverage };
  }
  return best;
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

function pathOf(index: SearchIndex, section: number): Path {
  const path: { level: Path[number]['level']; heading: string }[] = [];
  for (let at = section; ;) {
    const step = index.sections[at];
    if (!step || step.level === 1) return path;
    path.unshift({ level: step.level, heading: step.heading });
    at = step.parent;
  }
}
