import { iconOf } from './icons.ts';

/** Lines of text, and their font size in hundredths of a key. */
export type FittedText = Readonly<{ lines: readonly string[]; size: number }>;

/** Average letter width relative to the font size, for a wide font. The tap legend is bold. */
const letterShare = { tap: 0.7, other: 0.56 };
/** Only tap legends are larger than this. */
const largestOther = 25;
const smallest = 14;
/** An icon looks as large as text of this size. */
const iconSize = 26;
const maxLines = 3;

export const lineHeight = 1.1;

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length), 1);

/** Breaks a long text into two lines at the best place: "BT" over "clear", "Ctrl+" over "Shift+Z", "raise_" over "layer". */
function linesOf(text: string): readonly string[] {
  if (text.length <= 5) return [text];
  const cuts = [...text.matchAll(/ |(?<=[+_/])(?=.)|(?<=[a-z])(?=[A-Z])/g)].map(({ index }) => [
    text.slice(0, index),
    text.slice(index).trim(),
  ]);
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text]);
}

/**
 * Breaks and sizes a legend to fit a space on a key, in hundredths of a key, no larger than `largest`. Cuts off what doesn't
 * fit at the smallest readable size.
 */
export function fitLegend(text: string, width: number, height: number, largest: number): FittedText {
  if (iconOf(text)) return { lines: [text], size: Math.min(largest, iconSize) };
  const share = largest > largestOther ? letterShare.tap : letterShare.other;
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(largest, height / (lines.length * lineHeight), width / (share * longest(lines)));
  const two = linesOf(text);
  const choices = [[text], two, two.flatMap(linesOf)].filter(
    ({ length }, index) => index === 0 || (length <= maxLines && length * lineHeight * smallest <= height),
  );
  const lines = choices.reduce((best, other) => (sizeOf(other) > sizeOf(best) * 1.05 ? other : best));
  const size = sizeOf(lines);
  if (size >= smallest) return { lines, size };
  const maxLetters = Math.floor(width / (share * smallest));
  return {
    lines: lines.map((line) => (line.length > maxLetters ? `${line.slice(0, Math.max(1, maxLetters - 1))}…` : line)),
    size: smallest,
  };
}
