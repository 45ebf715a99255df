/** ZMK's modifier functions, as in `LC(A)`. */
export type ModifierFunction = 'LC' | 'LS' | 'LA' | 'LG' | 'RC' | 'RS' | 'RA' | 'RG';

const hyper: readonly ModifierFunction[] = ['LC', 'LS', 'LA', 'LG'];
const meh: readonly ModifierFunction[] = ['LC', 'LS', 'LA'];

/** What readers call modifiers, in words and symbols. */
const words: Readonly<Record<string, readonly ModifierFunction[]>> = {
  ctrl: ['LC'], control: ['LC'], ctl: ['LC'], strg: ['LC'], '⌃': ['LC'], lctrl: ['LC'], lctl: ['LC'], rctrl: ['RC'], rctl: ['RC'],
  shift: ['LS'], shft: ['LS'], '⇧': ['LS'], lshift: ['LS'], lshft: ['LS'], rshift: ['RS'], rshft: ['RS'],
  alt: ['LA'], option: ['LA'], opt: ['LA'], '⌥': ['LA'], lalt: ['LA'], ralt: ['RA'], altgr: ['RA'],
  win: ['LG'], windows: ['LG'], cmd: ['LG'], command: ['LG'], super: ['LG'], gui: ['LG'], meta: ['LG'], '⌘': ['LG'], '⊞': ['LG'], lgui: ['LG'], rgui: ['RG'], lcmd: ['LG'], lwin: ['LG'],
  hyper, meh,
}; // prettier-ignore

/** QMK's modifier functions. C, S, A and G are short for the left ones, and CTL_T and so on are old names. */
const qmkFunctions: Readonly<Record<string, readonly ModifierFunction[]>> = {
  CTL: ['LC'], SFT: ['LS'], ALT: ['LA'], OPT: ['LA'], GUI: ['LG'], CMD: ['LG'], WIN: ['LG'],
  C: ['LC'], S: ['LS'], A: ['LA'], G: ['LG'], LCTL: ['LC'], LSFT: ['LS'], LALT: ['LA'], LOPT: ['LA'], LGUI: ['LG'], LCMD: ['LG'], LWIN: ['LG'],
  RCTL: ['RC'], RSFT: ['RS'], RALT: ['RA'], ROPT: ['RA'], ALGR: ['RA'], RGUI: ['RG'], RCMD: ['RG'], RWIN: ['RG'],
  LSG: ['LS', 'LG'], SGUI: ['LS', 'LG'], SCMD: ['LS', 'LG'], SWIN: ['LS', 'LG'], LAG: ['LA', 'LG'], LCG: ['LC', 'LG'], LCA: ['LC', 'LA'],
  LSA: ['LS', 'LA'], RSA: ['RS', 'RA'], RCS: ['RC', 'RS'], LCS: ['LC', 'LS'], C_S: ['LC', 'LS'], RSG: ['RS', 'RG'], RAG: ['RA', 'RG'], LCAG: ['LC', 'LA', 'LG'], LSAG: ['LS', 'LA', 'LG'],
  MEH: meh, HYPR: hyper, ALL: hyper,
}; // prettier-ignore

const keyNames: Readonly<Record<ModifierFunction, string>> = {
  LC: 'LCTRL',
  LS: 'LSHFT',
  LA: 'LALT',
  LG: 'LGUI',
  RC: 'RCTRL',
  RS: 'RSHFT',
  RA: 'RALT',
  RG: 'RGUI',
};

const isFunction = (name: string): name is ModifierFunction => Object.hasOwn(keyNames, name);
const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const modifierWord = (word: string): readonly ModifierFunction[] | undefined =>
  lookUp(words, word.toLowerCase());

/** The modifiers that `LC(…)`, `LSFT(…)` or `MEH(…)` applies, outermost first. */
export function modifierFunction(name: string): readonly ModifierFunction[] | undefined {
  const upper = name.toUpperCase();
  return isFunction(upper) ? [upper] : lookUp(qmkFunctions, upper);
}

/** Reads `MOD_LCTL|MOD_LSFT`, the argument of QMK's OSM and MT. */
export function modifierFlags(text: string): readonly ModifierFunction[] | undefined {
  const all = text.split('|').map((flag) => lookUp(qmkFunctions, flag.trim().replace(/^MOD_/i, '').toUpperCase()));
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

export const wrapWith = (modifiers: readonly ModifierFunction[], code: string): string =>
  modifiers.reduceRight((inner, modifier) => `${modifier}(${inner})`, code);

/** Modifiers as one key code: `LC(LS(LALT))`. */
export function asKeyCode(modifiers: readonly ModifierFunction[]): string {
  const last = modifiers.at(-1);
  return last ? wrapWith(modifiers.slice(0, -1), keyNames[last]) : '';
}
