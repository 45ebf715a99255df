/** Lines of text and their size, in hundredths of a key. */
export type FittedText = Readonly<{ lines: readonly string[]; size: number }>;

/** How wide a letter is, as a share of its size. What a tap does is bold. */
const letterShare = { tap: 0.65, other: 0.6 };
/** Legends larger than this are those of taps. */
const largestOther = 25;
const smallest = 15;

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length), 1);

/** Two short lines read better than one long one: "BT" over "clear", "Ctrl+" over "Shift+Z", "raise_" over "layer". */
function linesOf(text: string): readonly string[] {
  if (text.length <= 5) return [text];
  const cuts = [...text.matchAll(/ |(?<=[+_/])(?=.)|(?<=[a-z])(?=[A-Z])/g)].map(({ index }) => [
    text.slice(0, index),
    text.slice(index).trim(),
  ]);
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text]);
}

/** As large as fits on a key `width` hundredths wide, between the smallest size that can be read and `largest`. */
export function fitLegend(text: string, width: number, largest: number): FittedText {
  const isTap = largest > largestOther;
  const share = isTap ? letterShare.tap : letterShare.other;
  const room = width - (isTap ? 26 : 20);
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(lines.length > 1 ? largest * 0.8 : largest, room / (share * longest(lines)));
  const two = linesOf(text);
  // The tap of a key has room for a third line.
  const lines = sizeOf(two) < smallest && isTap ? two.flatMap(linesOf) : two;
  const size = sizeOf(lines);
  if (size >= smallest) return { lines, size };
  const fits = Math.floor((width - 20) / (share * smallest));
  return {
    lines: lines.map((line) => (line.length > fits ? `${line.slice(0, Math.max(1, fits - 1))}…` : line)),
    size: smallest,
  };
}
