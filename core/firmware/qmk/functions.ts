/** Translates QMK functions to ZMK: `MO(1)` to `&mo 1`, `LSFT_T(KC_A)` to `&mt LSHFT A`. */

/** ZMK's modifier functions, as in `LC(A)`. */
export type ModifierFunction = 'LC' | 'LS' | 'LA' | 'LG' | 'RC' | 'RS' | 'RA' | 'RG';

export const hyper: readonly ModifierFunction[] = ['LC', 'LS', 'LA', 'LG'];
export const meh: readonly ModifierFunction[] = ['LC', 'LS', 'LA'];

/** QMK's modifier functions. C, S, A and G are short for the left ones, and CTL_T and so on are old names. */
const modifierFunctions: Readonly<Record<string, readonly ModifierFunction[]>> = {
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

const isModifierFunction = (name: string): name is ModifierFunction => Object.hasOwn(keyNames, name);

/** The modifiers that `LC(…)`, `LSFT(…)` or `MEH(…)` applies, outermost first. */
function modifiersOf(name: string): readonly ModifierFunction[] | undefined {
  if (isModifierFunction(name)) return [name];
  return Object.hasOwn(modifierFunctions, name) ? modifierFunctions[name] : undefined;
}

/** Reads `MOD_LCTL|MOD_LSFT`, the argument of OSM and MT. */
function modifierFlags(text: string): readonly ModifierFunction[] | undefined {
  const all = text.split('|').map((flag) => modifiersOf(flag.trim().replace(/^MOD_/i, '').toUpperCase()));
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

export const wrapWith = (modifiers: readonly ModifierFunction[], code: string): string =>
  modifiers.reduceRight((inner, modifier) => `${modifier}(${inner})`, code);

/** Modifiers as one key code: `LC(LS(LALT))`. */
export function asKeyCode(modifiers: readonly ModifierFunction[]): string {
  const last = modifiers.at(-1);
  return last ? wrapWith(modifiers.slice(0, -1), keyNames[last]) : '';
}

/** A name with arguments, such as `LT(2, KC_A)`, or a name alone. `written` is how a keymap has it, if that differs. */
export type Call = Readonly<{ name: string; arguments: readonly Call[]; written?: string }>;

/** Finds the ZMK key code for a name, or undefined. */
export type NameLookup = (name: string) => string | undefined;

/** A key code with or without modifiers, or undefined if a name in it is unknown. */
export function readKeyCode(call: Call, lookUp: NameLookup): string | undefined {
  if (call.arguments.length === 0) return lookUp(call.name);
  const [inner, ...others] = call.arguments;
  const modifiers = modifiersOf(call.name.toUpperCase());
  if (!modifiers || !inner || others.length > 0) return undefined;
  const code = readKeyCode(inner, lookUp);
  return code && wrapWith(modifiers, code);
}

const layerFunctions: Readonly<Record<string, string>> = {
  MO: '&mo',
  TG: '&tog',
  TO: '&to',
  DF: '&to',
  PDF: '&to',
  OSL: '&sl',
};

/** Translates a function, or a key code with modifiers such as `LC(C)`, to a ZMK binding. */
export function translateFunction(call: Call, lookUp: NameLookup): string | undefined {
  const name = call.name.toUpperCase();
  const [first, second] = call.arguments;
  if (!first?.name) return undefined;
  const layerName = first.written ?? first.name;
  const layer = Object.hasOwn(layerFunctions, name) ? layerFunctions[name] : undefined;
  if (layer) return `${layer} ${layerName}`;
  const keyCode = (argument: Call | undefined) => argument && readKeyCode(argument, lookUp);
  if (name === 'LT') {
    const tap = keyCode(second);
    return tap && `&lt ${layerName} ${tap}`;
  }
  const flags = name === 'OSM' || name === 'MT' ? modifierFlags(first.name) : undefined;
  if (name === 'OSM') return flags && `&sk ${asKeyCode(flags)}`;
  const hold = name.endsWith('_T') ? modifiersOf(name.slice(0, -2)) : flags;
  if (hold) {
    const tap = keyCode(flags ? second : first);
    return tap && `&mt ${asKeyCode(hold)} ${tap}`;
  }
  const code = readKeyCode(call, lookUp);
  return code && `&kp ${code}`;
}
