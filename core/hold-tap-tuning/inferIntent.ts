import type { KeymapDrawing, Legend } from '#core/keymap-drawing';
import type { Hand } from '#core/keyboard-shape';
import type { IntendedPress, Recording, Stroke } from './types.ts';

/** Maps the keys of the recorded keyboard to positions in the keymap. Keys have the names browsers use in `event.key`. */
type KeyLookup = Readonly<{
  tapPositions: ReadonlyMap<string, number>;
  /** The keys that send this modifier when held. */
  holdPositions: ReadonlyMap<string, readonly number[]>;
  hands: readonly Hand[];
}>;

const modifierNames: Readonly<Record<string, string>> = { Shift: 'Shift', Ctrl: 'Control', Alt: 'Alt', GUI: 'Meta' };
/** Modifiers that leave no trace in the text, so every press of one is taken as intended. */
const shortcutModifiers = new Set(['Control', 'Alt', 'Meta']);
/** Only the end of a long recording is used: aligning it with the text takes quadratic time and memory. */
const maxPresses = 2000;

const keyOf = ({ tap, kind }: Legend): string | undefined =>
  kind === 'none' || kind === 'transparent' ? undefined : tap.length === 1 ? tap.toLowerCase() : tap;

export function keyLookupOf({ layers }: KeymapDrawing, hands: readonly Hand[]): KeyLookup {
  const legends = layers[0]?.legends ?? [];
  const tapPositions = new Map<string, number>();
  const holdPositions = new Map<string, number[]>();
  legends.forEach((legend, position) => {
    const key = keyOf(legend);
    if (key !== undefined && !tapPositions.has(key)) tapPositions.set(key, position);
    const modifier = modifierNames[legend.hold ?? ''];
    if (modifier) holdPositions.set(modifier, [...(holdPositions.get(modifier) ?? []), position]);
  });
  return { tapPositions, holdPositions, hands };
}

type Press = { readonly key: string; readonly at: number; until: number };

function pressesOf(strokes: readonly Stroke[]): readonly Press[] {
  const presses: Press[] = [];
  const start = strokes[0]?.at ?? 0;
  for (const { at: time, key, pressed } of strokes) {
    const at = Math.round(time - start);
    if (pressed) presses.push({ key, at, until: Infinity });
    else {
      const open = presses.findLast((press) => press.key === key && press.until === Infinity);
      if (open) open.until = at;
    }
  }
  const end = (strokes.at(-1)?.at ?? 0) - start;
  return presses.map((press) => ({ ...press, until: Number.isFinite(press.until) ? press.until : end + 20 }));
}

/** The presses it takes to type a text. A capital takes a Shift and a letter. */
function expectedPresses(text: string): readonly Readonly<{ key: string; meant: 'tap' | 'hold' }>[] {
  return [...text].flatMap((character) => {
    const key = character === ' ' ? 'Space' : character.toLowerCase();
    const tap = { key, meant: 'tap' } as const;
    return character === character.toLowerCase() ? [tap] : [{ key: 'Shift', meant: 'hold' } as const, tap];
  });
}

/** Whether a press is part of a shortcut: Ctrl, Alt, or GUI, or a key pressed while one of them is down. */
const isInShortcut = (press: Press, presses: readonly Press[]): boolean =>
  shortcutModifiers.has(press.key) ||
  presses.some(({ key, at, until }) => shortcutModifiers.has(key) && at <= press.at && press.at < until);

/**
 * Infers whether each press was meant as a tap or a hold, by aligning the recording with the text (longest common
 * subsequence). Shortcuts leave no trace in the text: their modifier is a hold, their key a tap. Typos don't match the
 * text and are left out.
 */
export function inferIntent(
  { text, strokes }: Recording,
  { tapPositions, holdPositions, hands }: KeyLookup,
): readonly IntendedPress[] {
  const presses = pressesOf(strokes).slice(-maxPresses);
  const expected = expectedPresses(text).slice(-maxPresses);
  const isShiftHomeRowMod = ({ key }: Press): boolean =>
    (holdPositions.get('Shift') ?? []).includes(tapPositions.get(key) ?? -1);
  const matchIndexes = align(
    presses,
    expected,
    (press, { key, meant }) => press.key === key || (meant === 'hold' && isShiftHomeRowMod(press)),
  );
  const intended = presses.flatMap((press, index) => {
    const { at, until, key } = press;
    const inShortcut = shortcutModifiers.has(key) ? 'hold' : 'tap';
    const meant = isInShortcut(press, presses) ? inShortcut : expected[matchIndexes[index] ?? -1]?.meant;
    const nextPosition = tapPositions.get(presses[index + 1]?.key ?? '') ?? -1;
    // Typists hold modifiers with the opposite hand.
    const modifiers = holdPositions.get(key);
    const position = modifiers
      ? (modifiers.find((modifier) => hands[modifier] !== hands[nextPosition]) ?? modifiers[0])
      : tapPositions.get(key);
    return meant === undefined || position === undefined ? [] : [{ at, until, position, meant }];
  });
  // If Shift follows an F that is still down, and F is the home row mod for Shift, the finger has to release F first.
  return intended.map((press, index) => {
    const next = intended.find(({ position }, later) => later > index && position === press.position);
    return next && next.at < press.until ? { ...press, until: next.at } : press;
  });
}

/** For each item of `a`, the index of the item of `b` it's matched with in a longest common subsequence. */
function align<A, B>(
  a: readonly A[],
  b: readonly B[],
  matches: (a: A, b: B) => boolean,
): readonly (number | undefined)[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = matches(a[i] as A, b[j] as B)
        ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const matched: (number | undefined)[] = a.map(() => undefined);
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (matches(a[i] as A, b[j] as B)) matched[i++] = j++;
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return matched;
}
