import { modifierWord } from './modifiers.ts';

/** What a key does when tapped and held, in the reader's words. */
export type HoldTap = Readonly<{ hold: string; tap: string }>;

const spelledOut = [
  /^tap (?<tap>.+) hold (?<hold>.+)$/,
  /^hold (?<hold>.+) tap (?<tap>.+)$/,
  /^(?<tap>.+) tap (?<hold>.+) hold$/,
  /^(?<hold>.+) hold (?<tap>.+) tap$/,
];

/** Two keys, of which the modifier or layer is held. */
const pairs = [
  /^(?:hold|(?:mod|layer|hold) ?tap|home ?row mods?|hrm) (layer \w+|\S+) (.+)$/,
  /^(.+?) (?:tap )?hold (.+)$/,
  /^(.+?) ?\/ ?(.+)$/,
  /^(.+?) (layer \w+|\S+) hold$/,
];

const isModifierOrLayer = (text: string) =>
  /^layer \w+$/.test(text) || modifierWord(text.replace(/^(?:left|right) /, '')) !== undefined;

/** Reads "tap esc, hold ctrl", "ctrl on hold and esc on tap", "ctrl/esc", and "home row mod a shift". */
export function readHoldTap(text: string): HoldTap | undefined {
  const plain = text
    .toLowerCase()
    .replace(/\b(?:tapped|taps)\b/g, 'tap')
    .replace(/\b(?:held|holds)\b/g, 'hold')
    .replace(/,|\b(?:and|for|on|when|while|if|is|it)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^layer ?tap (?=\d)/, 'layer tap layer ')
    .trim();
  for (const pattern of spelledOut) {
    const { hold, tap } = pattern.exec(plain)?.groups ?? {};
    if (hold && tap) return { hold, tap };
  }
  for (const pattern of pairs) {
    const [, one, other] = pattern.exec(plain) ?? [];
    if (one && other && isModifierOrLayer(other)) return { hold: other, tap: one };
    if (one && other && isModifierOrLayer(one)) return { hold: one, tap: other };
  }
  return undefined;
}
