import { keyPositions } from './keyPositions.ts';
import type { HostLayout } from './types.ts';

/** Key codes to press one after the other, as they are written after `&kp`. More than one: the first are dead keys. */
export type Presses = readonly string[];

/** What a dead key types when Space follows it. */
const aloneWithSpace: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '¨': '\u0308',
  '"': '\u0308',
  '°': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};

/** How each character and dead key of a layout is reached with a single key. The plainest way comes first. */
const pressesByLayout = new WeakMap<HostLayout, ReadonlyMap<string, string>>();

function singlePresses(layout: HostLayout): ReadonlyMap<string, string> {
  const known = pressesByLayout.get(layout);
  if (known) return known;
  const third = layout.third ?? 'RA';
  const wrap = [
    (code: string) => code,
    (code: string) => `LS(${code})`,
    (code: string) => `${third}(${code})`,
    (code: string) => `LS(${third}(${code}))`,
  ];
  const presses = new Map<string, string>();
  for (const [level, press] of wrap.entries()) {
    keyPositions.forEach(({ code }, index) => {
      // US keyboards have no key beside left Shift, and another one above Enter.
      if (layout.ansi && code === 'NUBS') return;
      const character = [...(layout.keys[index] ?? '')][level];
      if (!character || character === '␀' || presses.has(character)) return;
      presses.set(character, press(layout.ansi && code === 'NUHS' ? 'BSLH' : code));
    });
  }
  pressesByLayout.set(layout, presses);
  return presses;
}

/** The key codes that type a character on a computer set to this layout, or undefined when it has no way to. */
export function waysToType(layout: HostLayout, character: string): Presses | undefined {
  const single = singlePresses(layout);
  const press = single.get(character);
  // Four levels are rarely the same on every system, so a dead key with Space beats Shift and AltGr together.
  const isFourthLevel = press?.startsWith('LS(RA(') ?? false;
  if (press && !(isFourthLevel && aloneWithSpace[character])) return [press];
  const [letter = '', ...marks] = character.normalize('NFD');
  const sequence = marks.length > 0 ? [...marks, letter] : [aloneWithSpace[character] ?? '', ' '];
  const presses = sequence.map((part) => single.get(part));
  if (presses.every((each) => each !== undefined)) return presses;
  return press ? [press] : undefined;
}

/** The character that a layout types for a key code without modifiers: what is printed on that key. */
export function characterOf(layout: HostLayout, code: string): string | undefined {
  const index = keyPositions.findIndex((position) => position.code === (code === 'BSLH' ? 'NUHS' : code));
  return [...(layout.keys[index] ?? '')][0];
}
