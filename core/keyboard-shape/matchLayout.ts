/** A layout that can be found by the names of its keyboard. `keys` is in the format of `encodeKeys`. */
type NamedLayout = Readonly<{ names: readonly string[]; keys: string }>;

/** Parts of a file name that don't say which keyboard it's for. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const withoutRevision = (name: string): string => name.replace(/[-_](?:v|rev)\d+$/i, '');
const withoutNumber = (word: string): string => word.replace(/(?<=[a-z]{3})\d+$/, '');

/** How well a clue names a keyboard: more for longer names, less if only the numbers differ, 0 if it doesn't. */
function scoreOf(name: string, clue: readonly string[]): number {
  const words = wordsOf(withoutRevision(name));
  const at = (compare: (word: string, own: string) => boolean): boolean =>
    clue.some((_, start) => words.every((own, index) => compare(clue[start + index] ?? '', own)));
  const { length } = words.join('');
  if (at((word, own) => word === own)) return 3 * length;
  if (at((word, own) => withoutNumber(word) === withoutNumber(own))) return 2 * length;
  const isLong = words.length === 1 && clue.some((word) => word.length >= 5 && words[0]?.startsWith(word));
  return isLong ? length : 0;
}

/**
 * The layout for a keymap with this many keys. `clues` are names of files and folders, the best first: the first one that
 * names a keyboard with as many keys decides.
 */
export function matchLayout<Layout extends NamedLayout>(
  layouts: readonly Layout[],
  clues: readonly string[],
  keyCount: number,
): Layout | undefined {
  const fitting = layouts.filter(({ keys }) => keys.split(' ').length === keyCount);
  for (const clue of clues) {
    const words = wordsOf(clue);
    let best: Layout | undefined;
    let bestScore = 0;
    for (const layout of fitting) {
      const score = Math.max(...layout.names.map((name) => scoreOf(name, words)));
      if (score > bestScore) [best, bestScore] = [layout, score];
    }
    if (best) return best;
  }
  return undefined;
}
