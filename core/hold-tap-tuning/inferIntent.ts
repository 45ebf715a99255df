import { readDrawing, type Legend } from '#core/keymap-drawing';
import type { Hand } from '#core/keyboard-shape';
import type { IntendedPress, Recording, Stroke } from './types.ts';

/** Which key of the keymap stands for a key of the reader's keyboard, and whether it is meant as a hold. */
export type Translation = Readonly<{
  taps: ReadonlyMap<string, number>;
  /** Keys that are a modifier when held, by the name the browser gives that modifier. */
  holds: ReadonlyMap<string, readonly number[]>;
  hands: readonly Hand[];
}>;

const modifierNames: Readonly<Record<string, string>> = { Shift: 'Shift', Ctrl: 'Control', Alt: 'Alt', GUI: 'Meta' };
/** Modifiers that write nothing: a text does not show them, so each press of one is meant. */
const chordNames = new Set(['Control', 'Alt', 'Meta']);
/** The latest part of a long recording is enough, and comparing takes time and memory for the square of it. */
const mostPresses = 2000;

const keyOf = ({ tap, kind }: Legend): string | undefined =>
  kind === 'none' || kind === 'transparent' ? undefined : tap.length === 1 ? tap.toLowerCase() : tap;

export function translationOf(source: string, hands: readonly Hand[]): Translation {
  const legends = readDrawing(source).layers[0]?.legends ?? [];
  const taps = new Map<string, number>();
  const holds = new Map<string, number[]>();
  legends.forEach((legend, position) => {
    const key = keyOf(legend);
    if (key !== undefined && !taps.has(key)) taps.set(key, position);
    const modifier = modifierNames[legend.hold ?? ''];
    if (modifier) holds.set(modifier, [...(holds.get(modifier) ?? []), position]);
  });
  return { taps, holds, hands };
}

type Press = { readonly key: string; readonly at: number; until: number };

function pressesOf(strokes: readonly Stroke[]): readonly Press[] {
  const presses: Press[] = [];
  for (const { at, key, pressed } of strokes) {
    if (pressed) presses.push({ key, at, until: Infinity });
    else {
      const open = presses.findLast((press) => press.key === key && press.until === Infinity);
      if (open) open.until = at;
    }
  }
  const end = strokes.at(-1)?.at ?? 0;
  return presses.map((press) => ({ ...press, until: Number.isFinite(press.until) ? press.until : end + 20 }));
}

/** The keys a text needs, with how each is meant: a capital needs a Shift before it. */
function needed(text: string): readonly Readonly<{ key: string; meant: 'tap' | 'hold' }>[] {
  return [...text].flatMap((character) => {
    const key = character === ' ' ? 'Space' : character.toLowerCase();
    const tap = { key, meant: 'tap' } as const;
    return character === character.toLowerCase() ? [tap] : [{ key: 'Shift', meant: 'hold' } as const, tap];
  });
}

/** Whether a press is part of a shortcut: Ctrl, Alt or GUI, or a key pressed while one of them is down. */
const isChord = (press: Press, presses: readonly Press[]): boolean =>
  chordNames.has(press.key) ||
  presses.some(({ key, at, until }) => chordNames.has(key) && at <= press.at && press.at < until);

/**
 * What each press was meant as, found by comparing the recording with the text: the longest common sequence of the two.
 * Shortcuts are not in the text: their modifier is a hold, their key a tap. Typing errors have no partner in the text and
 * are left out.
 */
export function intend({ text, strokes }: Recording, { taps, holds, hands }: Translation): readonly IntendedPress[] {
  const presses = pressesOf(strokes).slice(-mostPresses);
  const wanted = needed(text).slice(-mostPresses);
  const isHeldShift = (press: Press): boolean => (holds.get('Shift') ?? []).includes(taps.get(press.key) ?? -1);
  const partner = align(
    presses,
    wanted,
    (press, want) => press.key === want.key || (want.meant === 'hold' && isHeldShift(press)),
  );
  return presses.flatMap((press, index) => {
    const { at, until, key } = press;
    const meant = isChord(press, presses)
      ? chordNames.has(key)
        ? 'hold'
        : 'tap'
      : wanted[partner[index] ?? -1]?.meant;
    const letter = taps.get(presses[index + 1]?.key ?? '') ?? -1;
    // Typists hold modifiers with the other hand.
    const modifiers = holds.get(key);
    const position = modifiers
      ? (modifiers.find((modifier) => hands[modifier] !== hands[letter]) ?? modifiers[0])
      : taps.get(key);
    return meant === undefined || position === undefined ? [] : [{ at, until, position, meant, key }];
  });
}

/** For each item of `a` its partner in `b` in a longest common sequence. */
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
  const partner: (number | undefined)[] = a.map(() => undefined);
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (matches(a[i] as A, b[j] as B)) partner[i++] = j++;
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return partner;
}
