import { iconOf } from './icons.ts';

/** Lines of text, and their font size in hundredths of a key. */
export type FittedText = Readonly<{ lines: readonly string[]; size: number }>;

/** Average letter width relative to the font size. The tap legend is bold. */
const letterShare = { tap: 0.65, other: 0.6 };
/** Only tap legends are larger than this. */
const largestOther = 25;
const smallest = 14;
/** An icon looks as large as text of this size. */
const iconSize = 26;

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
 * Breaks and sizes a legend to fit a key `width` hundredths wide, no larger than `largest`. Cuts off what doesn't fit at the
 * smallest readable size.
 */
export function fitLegend(text: string, width: number, largest: number, maxLines: 1 | 2 | 3): FittedText {
  if (iconOf(text)) return { lines: [text], size: Math.min(largest, iconSize) };
  const isTap = largest > largestOther;
  const share = isTap ? letterShare.tap : letterShare.other;
  const availableWidth = width - (isTap ? 26 : 20);
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(lines.length > 1 ? largest * 0.8 : largest, availableWidth / (share * longest(lines)));
  const two = maxLines > 1 ? linesOf(text) : [text];
  const lines = sizeOf(two) < smallest && maxLines > 2 ? two.flatMap(linesOf) : two;
  const size = sizeOf(lines);
  if (size >= smallest) return { lines, size };
  const maxLetters = Math.floor((width - 20) / (share * smallest));
  return {
    lines: lines.map((line) => (line.length > maxLetters ? `${line.slice(0, Math.max(1, maxLetters - 1))}…` : line)),
    size: smallest,
  };
}
