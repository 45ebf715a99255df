import { readCall, type Call } from './call.ts';
import { asKeyCode, modifierFlags, modifierFunction, wrapWith } from './modifiers.ts';
import type { FindableCode } from './types.ts';

/** Finds the name of a key code for a name of ours, a QMK name, a character or a digit; keeps the spelling of ours. */
export type NameLookup = (name: string) => string | undefined;

/** A key code with or without modifiers, or nothing if a name in it is unknown. */
export function readKeyCode(call: Call, lookUp: NameLookup): string | undefined {
  if (call.arguments.length === 0) return lookUp(call.name);
  const [inner, ...others] = call.arguments;
  const modifiers = modifierFunction(call.name);
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
  TT: '&mo',
};

/** A function of QMK as a binding; `LC(C)` and other key codes with modifiers too. */
export function readFunction(text: string, lookUp: NameLookup): string | undefined {
  const call = readCall(text);
  if (!call || call.arguments.length === 0) return undefined;
  const name = call.name.toUpperCase();
  const [first, second] = call.arguments;
  const layer = layerFunctions[name];
  if (layer && first) return `${layer} ${first.name}`;
  const key = (part: Call | undefined) => part && readKeyCode(part, lookUp);
  if (name === 'LT' && first) {
    const tap = key(second);
    return tap && `&lt ${first.name} ${tap}`;
  }
  if (name === 'OSM' && first) {
    const modifiers = modifierFlags(first.name);
    return modifiers && `&sk ${asKeyCode(modifiers)}`;
  }
  if (name === 'MT' && first) {
    const modifiers = modifierFlags(first.name);
    const tap = key(second);
    return modifiers && tap && `&mt ${asKeyCode(modifiers)} ${tap}`;
  }
  const hold = name.endsWith('_T') ? modifierFunction(name.slice(0, -2)) : undefined;
  if (hold) {
    const tap = key(first);
    return tap && `&mt ${asKeyCode(hold)} ${tap}`;
  }
  const code = readKeyCode(call, lookUp);
  return code && `&kp ${code}`;
}

/** What fills the parameters of behaviors: a key code, a layer or a word of the behavior's own. */
const parameterKinds: Readonly<Record<string, readonly ('code' | 'layer' | 'word')[]>> = {
  kp: ['code'],
  sk: ['code'],
  kt: ['code'],
  mt: ['code', 'code'],
  lt: ['layer', 'code'],
  mo: ['layer'],
  to: ['layer'],
  tog: ['layer'],
  sl: ['layer'],
};

/** A binding as it is written in a keymap, with or without its `&`; key codes in it may be characters or QMK names. */
export function readBinding(text: string, lookUp: NameLookup): string | undefined {
  const [, mark = '', label = '', rest = ''] = /^(&?)(\w+)\s+(.+)$/.exec(text.trim()) ?? [];
  const kinds = Object.hasOwn(parameterKinds, label.toLowerCase()) ? parameterKinds[label.toLowerCase()] : undefined;
  if (!kinds) return undefined;
  // "kp 5" without the & is somebody asking for the keypad.
  if (mark === '' && label.toLowerCase() === 'kp' && /^\d$/.test(rest)) return undefined;
  const parts = rest.match(/[^\s(]+(?:\([^\s]*)?/g) ?? [];
  if (parts.length !== kinds.length) return undefined;
  const cells = parts.map((part, index) => {
    if (kinds[index] !== 'code') return /^\d+$/.test(part) || /^[A-Z_]+$/.test(part) ? part : undefined;
    const call = readCall(part);
    return call && readKeyCode(call, lookUp);
  });
  return cells.every((cell) => cell !== undefined) ? `&${label.toLowerCase()} ${cells.join(' ')}` : undefined;
}

/** Looks names up in a list of key codes. */
export function nameLookup(codes: readonly FindableCode[]): NameLookup {
  const byName = new Map<string, string>();
  const add = (key: string, name: string) => {
    if (key && !byName.has(key)) byName.set(key, name);
  };
  for (const { names, qmk } of codes) {
    const [main = ''] = names;
    // The digits are better known by their short names: N5.
    const short = /^NUMBER_\d$/.test(main) ? (names[1] ?? main) : main;
    for (const name of names) add(name, name);
    for (const name of qmk) add(name, short);
  }
  for (const { names, characters } of codes) {
    const [main = ''] = names;
    add([...characters][0] ?? '', /^NUMBER_\d$/.test(main) ? (names[1] ?? main) : main);
  }
  return (name) => byName.get(name.toUpperCase()) ?? byName.get(name) ?? byName.get(name.toLowerCase());
}
