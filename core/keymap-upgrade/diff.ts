/** A unified diff, as `diff -u` writes it, straight from the changes: they say which lines differ, so nothing is compared. */
import { LineIndex } from '#core/devicetree';
import type { Change, Replacement } from './types.ts';

const contextLines = 3;

/** Lines `from` to `to` (exclusive, from 0) of the old text, and what stands there now. */
interface Block {
  readonly from: number;
  to: number;
  replacements: Replacement[];
}

export function unifiedDiff(name: string, text: string, changes: readonly Pick<Change, 'replacements'>[]): string {
  // A diff knows only LF as the end of a line.
  const lines = new LineIndex(text.replace(/\r(?!\n)/g, ' '));
  const old = splitLines(text);
  const blocks = blocksOf(text, lines, changes);
  if (blocks.length === 0) return '';
  let output = `--- ${name}\n+++ ${name}\n`;
  /** By how many lines the new text is ahead of the old one. */
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

/** The lines of a hunk from `from` to `to`, and by how many lines it makes the text longer. */
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

/** The line (from 0) behind the last one that a replacement touches. */
function endOf(replacement: Replacement, firstLine: number, text: string, lines: LineIndex): number {
  const { from, to, insert } = replacement;
  const appends = from === text.length && (text === '' || text.endsWith('\n'));
  if (appends) return firstLine;
  // A removed line ends where the next one starts, and does not touch that one.
  const removesLines = insert === '' && lines.startOf(firstLine + 1) === from && text[to - 1] === '\n';
  return lines.placeOf(to).line - (removesLines ? 1 : 0);
}

/** Blocks whose context would overlap go into one hunk. */
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

/** Lines with their line ends; no empty one after the last. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

const diffLine = (sign: string, line: string): string =>
  line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
