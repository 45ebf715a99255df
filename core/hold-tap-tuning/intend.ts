import { readDrawing, type Legend } from '#core/keymap-drawing';
import type { IntendedPress, Recording, Stroke } from './types.ts';

/** Which key of the keymap stands for a key of the reader's keyboard, and whether it is meant as a hold. */
export type Translation = Readonly<{
  taps: ReadonlyMap<string, number>;
  /** Keys that are Shift when held, left one first. */
  shifts: readonly number[];
}>;

const keyOf = ({ tap, kind }: Legend): string | undefined =>
  kind === 'none' || kind === 'transparent' ? undefined : tap.length === 1 ? tap.toLowerCase() : tap;

export function translationOf(source: string): Translation {
  const legends = readDrawing(source).layers[0]?.legends ?? [];
  const taps = new Map<string, number>();
  const shifts: number[] = [];
  legends.forEach((legend, position) => {
    const key = keyOf(legend);
    if (key !== undefined && !taps.has(key)) taps.set(key, position);
    if (legend.hold === 'Shift') shifts.push(position);
  });
  return { taps, shifts };
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

/**
 * What each press was meant as, found by comparing the recording with the text: the longest common sequence of the two.
 * Typing errors have no partner in the text and are left out of the judgment, though they are replayed.
 */
export function intend({ text, strokes }: Recording, { taps, shifts }: Translation): readonly IntendedPress[] {
  const presses = pressesOf(strokes);
  const wanted = needed(text);
  const matches = (press: Press, want: (typeof wanted)[number]): boolean =>
    press.key === want.key || (want.meant === 'hold' && isHeldShift(press, taps, shifts));
  const partner = align(presses, wanted, matches);
  return presses.flatMap((press, index) => {
    const want = wanted[partner[index] ?? -1];
    const position = press.key === 'Shift' ? shiftFor(presses[index + 1], taps, shifts) : taps.get(press.key);
    if (!want || position === undefined) return [];
    return [{ at: press.at, until: press.until, position, meant: want.meant, key: press.key }];
  });
}

const isHeldShift = ({ key }: Press, taps: Translation['taps'], shifts: readonly number[]): boolean =>
  shifts.includes(taps.get(key) ?? -1);

/** Typists hold Shift with the other hand: of two, the one whose position is farther from the letter's. */
function shiftFor(next: Press | undefined, taps: Translation['taps'], shifts: readonly number[]): number | undefined {
  const letter = taps.get(next?.key ?? '');
  if (letter === undefined || shifts.length < 2) return shifts[0];
  const column = (position: number) => position % 10;
  const distance = (position: number) => Math.abs(column(position) - column(letter));
  return [...shifts].sort((a, b) => distance(b) - distance(a))[0];
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
