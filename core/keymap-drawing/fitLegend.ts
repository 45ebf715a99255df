import { iconOf } from './icons.ts';

/** Lines of text, and their font size in hundredths of a key. */
export type FittedText = Readonly<{ lines: readonly string[]; size: number }>;

/** Words look better if all are about the same size, so none is larger than this. */
const largestWord = 27;
const smallest = 14;
/** An icon looks as large as text of this size. */
const iconSize = 26;
const maxLines = 3;

export const lineHeight = 1.1;

/** The width of a line relative to its font size, for a wide and bold font. */
export const widthOf = (line: string): number =>
  [...line].reduce(
    (sum, letter) => sum + (/[mwMW…]/.test(letter) ? 1.05 : /[ijlfrtI]/.test(letter) ? 0.45 : letter < 'a' ? 0.8 : 0.7),
    0,
  );

const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf), 0.5);

/** Breaks a long text into two lines at the best place: "BT" over "clear", "Ctrl+" over "Shift+Z", "raise_" over "layer". */
function linesOf(text: string): readonly string[] {
  if (text.length <= 5) return [text];
  const cuts = [...text.matchAll(/ |(?<=[\p{L}\p{N}][+_/])(?=.)|(?<=[a-z])(?=[A-Z])/gu)].map(({ index }) => [
    text.slice(0, index),
    text.slice(index).trim(),
  ]);
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text]);
}

/** Fitted legends. Layers repeat most of them, and fitting them again would take several milliseconds for a large keyboard. */
const known = new Map<string, FittedText>();

/**
 * Breaks and sizes a legend to fit a space on a key, in hundredths of a key, no larger than `largest`. Cuts off what doesn't
 * fit at the smallest readable size.
 */
export function fitLegend(text: string, width: number, height: number, largest: number): FittedText {
  const key = `${text} ${width} ${height} ${largest}`;
  const fitted = known.get(key) ?? fit(text, width, height, largest);
  known.set(key, fitted);
  return fitted;
}

function fit(text: string, width: number, height: number, largest: number): FittedText {
  if (iconOf(text)) return { lines: [text], size: Math.min(largest, iconSize) };
  const largestHere = /^(?:.|\d+)$/u.test(text) ? largest : Math.min(largest, largestWord);
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(largestHere, height / (lines.length * lineHeight), width / longest(lines));
  const two = linesOf(text);
  const choices = [[text], two, two.flatMap(linesOf)].filter(
    ({ length }, index) => index === 0 || (length <= maxLines && length * lineHeight * smallest <= height),
  );
  const lines = choices.reduce((best, other) => (sizeOf(other) > sizeOf(best) * 1.05 ? other : best));
  const size = sizeOf(lines);
  if (size >= smallest) return { lines, size };
  return { lines: lines.map((line) => cut(line, width / smallest)), size: smallest };
}

function cut(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  const letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
