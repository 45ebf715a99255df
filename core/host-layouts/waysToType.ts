import { characterKeys } from './characterKeys.ts';
import { keysOf } from './keysOf.ts';
import type { HostLayout } from './layouts.ts';
import { worksOnWindows } from './worksOnWindows.ts';

/** Key codes for `&kp` to press one after the other. If there are several, all but the last are dead keys. */
export type Presses = readonly string[];

/** The dead key that types each character when followed by Space. */
const deadKeyBeforeSpace: Readonly<Record<string, string>> = {
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

/** Cache: for each layout, the simplest single key code for each character and dead key. */
const pressesByLayout = new WeakMap<HostLayout, ReadonlyMap<string, string>>();

function singlePresses(layout: HostLayout): ReadonlyMap<string, string> {
  const cached = pressesByLayout.get(layout);
  if (cached) return cached;
  const third = layout.third ?? 'RA';
  const modifierLevels = [
    (code: string) => code,
    (code: string) => `LS(${code})`,
    (code: string) => `${third}(${code})`,
    (code: string) => `LS(${third}(${code}))`,
  ];
  const presses = new Map<string, string>(worksOnWindows(layout.id));
  const keys = keysOf(layout);
  for (const [level, press] of modifierLevels.entries()) {
    characterKeys.forEach(({ code }, index) => {
      // US keyboards have no extra key next to left Shift, and a different one above Enter.
      if (layout.ansi && code === 'NUBS') return;
      const character = [...(keys[index] ?? '')][level];
      if (!character || character === '␀' || presses.has(character)) return;
      presses.set(character, press(layout.ansi && code === 'NUHS' ? 'BSLH' : code));
    });
  }
  pressesByLayout.set(layout, presses);
  return presses;
}

/** The key codes that type a character on a layout, or undefined if the layout can't type it. */
export function waysToType(layout: HostLayout, character: string): Presses | undefined {
  const single = singlePresses(layout);
  const press = single.get(character);
  // What Shift and AltGr type together often differs between systems, so prefer a dead key with Space.
  const isFourthLevel = press?.startsWith('LS(RA(') ?? false;
  if (press && !(isFourthLevel && deadKeyBeforeSpace[character])) return [press];
  const [letter = '', ...marks] = character.normalize('NFD');
  const sequence = marks.length > 0 ? [...marks, letter] : [deadKeyBeforeSpace[character] ?? '', ' '];
  const presses = sequence.map((each) => single.get(each));
  if (presses.every((code) => code !== undefined)) return presses;
  return press ? [press] : undefined;
}
