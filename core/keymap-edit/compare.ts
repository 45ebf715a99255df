import type { KeymapKeys, KeyPlace } from './readKeys.ts';

/** What a change of the text changes in the keymap. */
export type Effect = Readonly<{
  /** The keys that do something else now. */
  changed: readonly KeyPlace[];
  /** Whether something other than keys changed, such as a combo. */
  elsewhere: boolean;
}>;

/** Everything in the keymap that isn't a key. */
function rest({ tokens, layers }: KeymapKeys): string {
  const isKey = new Uint8Array(tokens.length);
  for (const { first, end } of layers.flat()) isKey.fill(1, first, end);
  return tokens.flatMap(({ text }, at) => (isKey[at] ? [] : [text])).join(' ');
}

const compact = (binding: string): string => binding.replace(/\s+/g, '');

/** Compares two keymaps. Returns nothing if the second has syntax errors that the first hasn't, or another number of keys. */
export function compare(before: KeymapKeys, after: KeymapKeys): Effect | undefined {
  const isSameSize =
    before.layers.length === after.layers.length &&
    before.layers.every(({ length }, layer) => after.layers[layer]?.length === length);
  if (!isSameSize || after.syntaxErrors > before.syntaxErrors) return undefined;
  const changed = before.layers.flatMap((keys, layer) =>
    keys.flatMap(({ text }, position) =>
      compact(text) === compact(after.layers[layer]?.[position]?.text ?? '') ? [] : [{ layer, position }],
    ),
  );
  return { changed, elsewhere: rest(before) !== rest(after) };
}
