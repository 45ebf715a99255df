/** Writes a unified diff like `diff -u`. The changes tell which lines differ, so nothing has to be compared. */
import { LineIndex } from '#core/devicetree';
import type { Change, Replacement } from './types.ts';

const contextLines = 3;

/** The lines `from` (inclusive) to `to` (exclusive) of the old text, starting at 0, and the replacements in them. */
interface Block {
  readonly from: number;
  to: number;
  replacements: Replacement[];
}

export function unifiedDiff(name: string, text: string, changes: readonly Pick<Change, 'replacements'>[]): string {
  // In a diff, only LF ends a line.
  const lines = new LineIndex(text.replace(/\r(?!\n)/g, ' '));
  const old = splitLines(text);
  const blocks = blocksOf(text, lines, changes);
  if (blocks.length === 0) return '';
  let output = `--- ${name}\n+++ ${name}\n`;
  /** The difference between new and old line numbers. */
  let shift = 0;
  for (const hunk of hunksOf(blocks)) {
    const from = Math.max(0, (hunk[0] as Block).from - contextLines);
    const to = Math.min(old.length, (hunk.at(-1) as Block).to + contextLines);
    const { body, growth } = hunkBody(hunk, from, to, old, (block) => splitLines(newText(text, lines, old, block)));
    const count = to - from;
    output += `@@ -${count === 0 ? from : from + 1},${count} +${from + 1 + shift},${count + growth} @@\n${body}`;
    shift += growth;
  }
  return output;
}

/** The text of a hunk, and the number of lines it adds. */
function hunkBody(
  hunk: readonly Block[],
  from: number,
  to: number,
  old: readonly string[],
  newLines: (block: Block) => readonly string[],
): Readonly<{ body: string; growth: number }> {
  let body = '';
  let growth = 0;
  let at = from;
  for (const block of hunk) {
    for (; at < block.from; at++) body += diffLine(' ', old[at] ?? '');
    for (; at < block.to; at++, growth--) body += diffLine('-', old[at] ?? '');
    for (const line of newLines(block)) {
      body += diffLine('+', line);
      growth++;
    }
  }
  for (; at < to; at++) body += diffLine(' ', old[at] ?? '');
  return { body, growth };
}

function blocksOf(text: string, lines: LineIndex, changes: readonly Pick<Change, 'replacements'>[]): Block[] {
  const blocks: Block[] = [];
  const replacements = changes.flatMap((change) => change.replacements).sort((a, b) => a.from - b.from);
  for (const replacement of replacements) {
    const from = lines.placeOf(replacement.from).line - 1;
    const to = endOf(replacement, from, text, lines);
    const last = blocks.at(-1);
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to);
      last.replacements.push(replacement);
    } else blocks.push({ from, to, replacements: [replacement] });
  }
  return blocks;
}

/** The line after the last one that a replacement changes, starting at 0. */
function endOf(replacement: Replacement, firstLine: number, text: string, lines: LineIndex): number {
  const { from, to, insert } = replacement;
  const appends = from === text.length && (text === '' || text.endsWith('\n'));
  if (appends) return firstLine;
  // Removing a whole line doesn't change the next one.
  const removesLines = insert === '' && lines.startOf(firstLine + 1) === from && text[to - 1] === '\n';
  return lines.placeOf(to).line - (removesLines ? 1 : 0);
}

/** Joins blocks with overlapping context into hunks. */
function hunksOf(blocks: readonly Block[]): Block[][] {
  const hunks: Block[][] = [];
  for (const block of blocks) {
    const last = hunks.at(-1);
    if (last && block.from - (last.at(-1) as Block).to <= 2 * contextLines) last.push(block);
    else hunks.push([block]);
  }
  return hunks;
}

function newText(text: string, lines: LineIndex, old: readonly string[], block: Block): string {
  let result = '';
  let at = lines.startOf(block.from + 1);
  if (block.from >= old.length) at = text.length;
  for (const { from, to, insert } of block.replacements) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  const end = block.to >= old.length ? text.length : lines.startOf(block.to + 1);
  return result + text.slice(at, Math.max(at, end));
}

/** Splits text into lines, including their line breaks. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

const diffLine = (sign: string, line: string): string =>
  line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
