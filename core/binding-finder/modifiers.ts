import { hyper, meh, type ModifierFunction } from '#core/firmware/qmk';

/** What readers call modifiers, in words and symbols. */
const words: Readonly<Record<string, readonly ModifierFunction[]>> = {
  ctrl: ['LC'], control: ['LC'], ctl: ['LC'], strg: ['LC'], '⌃': ['LC'], lctrl: ['LC'], lctl: ['LC'], rctrl: ['RC'], rctl: ['RC'],
  shift: ['LS'], shft: ['LS'], '⇧': ['LS'], lshift: ['LS'], lshft: ['LS'], rshift: ['RS'], rshft: ['RS'],
  alt: ['LA'], option: ['LA'], opt: ['LA'], '⌥': ['LA'], lalt: ['LA'], ralt: ['RA'], altgr: ['RA'],
  win: ['LG'], windows: ['LG'], cmd: ['LG'], command: ['LG'], super: ['LG'], gui: ['LG'], meta: ['LG'], '⌘': ['LG'], '⊞': ['LG'], lgui: ['LG'], rgui: ['RG'], lcmd: ['LG'], lwin: ['LG'],
  hyper, meh,
}; // prettier-ignore

export function modifierWord(word: string): readonly ModifierFunction[] | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
