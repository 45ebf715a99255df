/** A unified diff, as `diff -u` writes it, straight from the changes: they say which lines differ, so nothing is compared. */
import { LineIndex } from '#core/devicetree';
import type { Change, Replacement } from './types.ts';

const CONTEXT = 3;

/** Lines `from` to `to` (exclusive, from 0) of the old text, and what stands there now. */
interface Block {
  readonly from: number;
  to: number;
  replacements: Replacement[];
}

export function unifiedDiff(name: string, text: string, changes: readonly Change[]): string {
  // A diff knows only LF as the end of a line.
  const lines = new LineIndex(text.replace(/\r(?!\n)/g, ' '));
  const old = splitLines(text);
  const blocks = blocksOf(text, lines, changes);
  if (blocks.length === 0) return '';
  let output = `--- ${name}\n+++ ${name}\n`;
  let shift = 0;
  for (const hunk of hunksOf(blocks)) {
    const from = Math.max(0, (hunk[0] as Block).from - CONTEXT);
    const to = Math.min(old.length, (hunk.at(-1) as Block).to + CONTEXT);
    let body = '';
    let added = 0;
    let removed = 0;
    let at = from;
    for (const block of hunk) {
      for (; at < block.from; at++) body += diffLine(' ', old[at] ?? '');
      for (; at < block.to; at++, removed++) body += diffLine('-', old[at] ?? '');
      for (const line of splitLines(newText(text, lines, old, block))) {
        body += diffLine('+', line);
        added++;
      }
    }
    for (; at < to; at++) body += diffLine(' ', old[at] ?? '');
    const count = to - from;
    output += `@@ -${count === 0 ? from : from + 1},${count} +${from + 1 + shift},${count + added - removed} @@\n${body}`;
    shift += added - removed;
  }
  return output;
}

function blocksOf(text: string, lines: LineIndex, changes: readonly Change[]): Block[] {
  const blocks: Block[] = [];
  const replacements = changes.flatMap((change) => change.replacements).sort((a, b) => a.from - b.from);
  for (const replacement of replacements) {
    const appends = replacement.from === text.length && (text === '' || text.endsWith('\n'));
    const from = lines.placeOf(replacement.from).line - 1;
    // A removed line ends where the next one starts, and does not touch that one.
    const wholeLines =
      replacement.insert === '' && lines.startOf(from + 1) === replacement.from && text[replacement.to - 1] === '\n';
    const to = appends
      ? from
      : wholeLines
        ? lines.placeOf(replacement.to).line - 1
        : lines.placeOf(replacement.to).line;
    const last = blocks.at(-1);
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to);
      last.replacements.push(replacement);
    } else blocks.push({ from, to, replacements: [replacement] });
  }
  return blocks;
}

/** Blocks whose context would overlap go into one hunk. */
function hunksOf(blocks: readonly Block[]): Block[][] {
  const hunks: Block[][] = [];
  for (const block of blocks) {
    const last = hunks.at(-1);
    if (last && block.from - (last.at(-1) as Block).to <= 2 * CONTEXT) last.push(block);
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
