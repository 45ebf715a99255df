import type { OutputEvent } from './session.ts';
import { nameOfUsage } from './keymap/constants.ts';
import { encodeUsage, isModifier, isReported, keyboardPage, modifierIndex } from './usage.ts';

const modifierLabels = ['Ctrl', 'Shift', 'Alt', 'GUI', 'RCtrl', 'RShift', 'RAlt', 'RGUI'];
const shiftBits = 0x22;

/** What the keys from 1 to / type without and with shift, in the order of their codes. */
const plain = "1234567890\n\u001b\b\t -=[]\\#;'`,./";
const shifted = '!@#$%^&*()\n\u001b\b\t _+{}|~:"~<>?';
export const shiftedSymbols: ReadonlyMap<string, string> = new Map(
  [...plain].map((key, index) => [key, shifted.charAt(index)]),
);
const named: Readonly<Record<string, string>> = {
  '\n': 'Enter',
  '\u001b': 'Esc',
  '\b': 'Backspace',
  '\t': 'Tab',
  ' ': 'Space',
};

const isLetter = (code: number): boolean => code >= 0x04 && code <= 0x1d;

/** Turns `C_VOLUME_UP` into `VolumeUp`. Labels have no spaces because an outcome is a list separated by spaces. */
function capitalize(name: string): string {
  if (/^(F\d+|KP_.*)$/.test(name)) return name;
  return name
    .replace(/^[CK]_(A[CL]_)?/, '')
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** A short name for a key, as on a keycap. */
export function keyLabel(page: number, code: number, withShift = false): string {
  if (isModifier(page, code)) return modifierLabels[modifierIndex(code)] ?? '';
  if (page === keyboardPage && isLetter(code)) return String.fromCharCode(code - 0x04 + 65);
  const typed = page === keyboardPage ? (withShift ? shifted : plain).charAt(code - 0x1e) : '';
  if (code >= 0x1e && typed) return named[typed] ?? typed;
  const name = nameOfUsage(encodeUsage(page, code));
  return name ? capitalize(name) : `0x${encodeUsage(page, code).toString(16)}`;
}

export const modifierNames = (mods: number): readonly string[] =>
  modifierLabels.filter((_, index) => (mods & (1 << index)) !== 0);

/**
 * A key with modifiers, such as `Ctrl+C`. `ownMods` are part of the key code. If shift is one of them and changes the
 * symbol, the label is that symbol: `!` instead of `Shift+1`, but `Shift+Tab`.
 */
export function labelWithMods(page: number, code: number, ownMods: number, mods = ownMods): string {
  const label = keyLabel(page, code, (ownMods & shiftBits) !== 0);
  const isInLabel = label !== keyLabel(page, code);
  return [...modifierNames(isInLabel ? mods & ~shiftBits : mods), label].join('+');
}

/** A key with the modifiers in the report. */
export function chordLabel({ page, code, implicitMods, reportedMods }: OutputEvent): string {
  const itself = isModifier(page, code) ? 1 << modifierIndex(code) : 0;
  return labelWithMods(page, code, implicitMods, reportedMods & ~itself);
}

/**
 * What the computer receives, one entry per key press: `["Shift+J", "K"]`. A modifier is only listed separately if it was
 * pressed and released with no other key in between.
 */
export function outcomeOf(events: readonly OutputEvent[]): readonly string[] {
  const out: string[] = [];
  const unused = new Set<number>();
  for (const event of events) {
    const { page, code, pressed } = event;
    if (!isModifier(page, code)) {
      if (!pressed || !isReported(page, code)) continue;
      unused.clear();
      out.push(chordLabel(event));
    } else if (pressed) {
      unused.add(code);
    } else if (unused.delete(code)) {
      const others = modifierNames(event.reportedMods);
      unused.clear();
      out.push([...others, keyLabel(page, code)].join('+'));
    }
  }
  return out;
}

/** The outcome as text, for figures and checks. */
export const describeOutcome = (events: readonly OutputEvent[]): string => outcomeOf(events).join(' ') || 'nothing';
