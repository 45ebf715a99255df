/** Lines of text and their size, in hundredths of a key. */
export type FittedText = Readonly<{ lines: readonly string[]; size: number }>;

/** How wide a letter is, as a share of its size. */
const letterShare = 0.65;
const smallest = 15;

/** Two short lines read better than one long one: "BT" over "clear". */
function linesOf(text: string): readonly string[] {
  if (text.length <= 5 || !text.includes(' ')) return [text];
  const words = text.split(' ');
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** As large as fits on a key `width` hundredths wide, between the smallest size that can be read and `largest`. */
export function fitLegend(text: string, width: number, largest: number): FittedText {
  const lines = linesOf(text);
  const most = Math.max(...lines.map(({ length }) => length), 1);
  const limit = lines.length > 1 ? largest * 0.8 : largest;
  const size = Math.min(limit, (width - 22) / (letterShare * most));
  if (size >= smallest) return { lines, size };
  const fits = Math.floor((width - 14) / (letterShare * smallest));
  return {
    lines: lines.map((line) => (line.length > fits ? `${line.slice(0, Math.max(1, fits - 1))}…` : line)),
    size: smallest,
  };
}
