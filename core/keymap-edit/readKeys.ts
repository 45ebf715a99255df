import { cellsOf, splitBindings, type DeviceTree, type ExpandedToken, type Span } from '#core/devicetree';
import { layerNodesOf } from '#core/keymap-drawing';
import { readKeymapTree, standIns } from '#core/simulator';

/** A key on one layer. */
export type KeyPlace = Readonly<{ layer: number; position: number }>;

/**
 * A token of a binding. `from` and `to` are where it's in the text, or where the macro is used that it comes from. In that
 * case, `writtenAt` is its place in the macro's definition. Offsets below 0 are in the firmware's files.
 */
export type Token = Readonly<{
  text: string;
  from: number;
  to: number;
  writtenAt: Span | undefined;
  /** Whether the text has this token at this place, so that it can be replaced there. */
  isInPlace: boolean;
}>;

/** A binding of a layer. */
export type KeyBinding = Readonly<{
  /** With macros expanded: `&mt LSHFT A`. */
  text: string;
  /** Its tokens, as a range of the keymap's `tokens`. */
  first: number;
  end: number;
}>;

/** The keys of a keymap, and where each comes from. */
export type KeymapKeys = Readonly<{
  source: string;
  tree: DeviceTree;
  /** Every token of the keymap with its macros expanded. */
  tokens: readonly Token[];
  layers: readonly (readonly KeyBinding[])[];
  syntaxErrors: number;
}>;

/** Reads the keys of a keymap, in the order in which they're drawn. */
export function readKeys(source: string): KeymapKeys {
  const { tree, written, placeTokens } = readKeymapTree(source, '', standIns);
  const expanded = placeTokens();
  // The definitions of the firmware, and of headers that aren't here, come first.
  const offset = written.text.length - source.length;
  const move = ({ from, to }: Span): Span => ({ from: from - offset, to: to - offset });
  const tokens = expanded.map((token): Token => {
    const place = move(token);
    const writtenAt = token.writtenAt && move(token.writtenAt);
    const isInPlace = writtenAt === undefined && source.slice(place.from, place.to) === token.text;
    return { text: token.text, ...place, writtenAt, isInPlace };
  });
  const layers = layerNodesOf(tree).map((node) => {
    const bindings = splitBindings(cellsOf(node.properties.get('bindings') ?? null, tree));
    return bindings.map((binding): KeyBinding => {
      const first = indexAt(expanded, binding.from);
      const end = withClosingParentheses(expanded, first, indexAt(expanded, binding.to));
      return { text: textBetween(tree, expanded, first, end), first, end };
    });
  });
  return { source, tree, tokens, layers, syntaxErrors: written.problems.length };
}

export const keyAt = ({ layers }: KeymapKeys, { layer, position }: KeyPlace): KeyBinding | undefined =>
  layers[layer]?.[position];

/** The index of the first token that starts at this offset of the expanded document or after it. */
function indexAt(tokens: readonly ExpandedToken[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.at ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In `&kp (A)`, the last cell ends before the parenthesis. */
function withClosingParentheses(tokens: readonly ExpandedToken[], first: number, end: number): number {
  const count = (text: string) => tokens.slice(first, end).filter((token) => token.text === text).length;
  let open = count('(') - count(')');
  let at = end;
  while (open > 0 && tokens[at]?.text === ')') {
    open--;
    at++;
  }
  return at;
}

function textBetween({ text }: DeviceTree, tokens: readonly ExpandedToken[], first: number, end: number): string {
  const last = tokens[end - 1];
  return last ? text.slice(tokens[first]?.at ?? 0, last.at + last.text.length).replace(/\s+/g, ' ') : '';
}
