import { readKeyCode, type NameLookup } from '#core/firmware/qmk';
import { readCall } from './call.ts';
import type { FindableCode } from './types.ts';

const parameterKinds: Readonly<Record<string, readonly ('code' | 'layer')[]>> = {
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

/** Reads a binding as in a keymap, with or without its `&`. Key codes may also be characters or QMK names. */
export function readBinding(text: string, lookUp: NameLookup): string | undefined {
  const [, mark = '', label = '', rest = ''] = /^(&?)(\w+)\s+(.+)$/.exec(text.trim()) ?? [];
  const kinds = Object.hasOwn(parameterKinds, label.toLowerCase()) ? parameterKinds[label.toLowerCase()] : undefined;
  if (!kinds) return undefined;
  // "kp 5" and "kp +" without the & mean keys on the keypad.
  if (mark === '' && label.toLowerCase() === 'kp' && /^[^a-z]$/i.test(rest)) return undefined;
  const parameters = rest.match(/[^\s(]+(?:\([^\s]*)?/g) ?? [];
  if (parameters.length !== kinds.length) return undefined;
  const cells = parameters.map((parameter, index) => {
    if (kinds[index] !== 'code') return /^\d+$/.test(parameter) || /^[A-Z_]+$/.test(parameter) ? parameter : undefined;
    const call = readCall(parameter);
    return call && readKeyCode(call, lookUp);
  });
  return cells.every((cell) => cell !== undefined) ? `&${label.toLowerCase()} ${cells.join(' ')}` : undefined;
}

/** The name to show: the main one, but N5 for digits, which are better known by their short names. */
export const bestName = ({ names: [main = '', second = ''] }: FindableCode): string =>
  /^(?:KP_)?NUMBER_\d$/.test(main) ? second : main;

export function nameLookup(codes: readonly FindableCode[]): NameLookup {
  const byName = new Map<string, string>();
  const add = (key: string, name: string) => {
    if (key && !byName.has(key)) byName.set(key, name);
  };
  for (const code of codes) {
    for (const name of code.names) add(name, name);
    for (const name of code.qmk) add(name, bestName(code));
  }
  for (const code of codes) add([...code.characters][0] ?? '', bestName(code));
  // QMK's names are also used without KC_.
  return (name) =>
    [name.toUpperCase(), name, name.toLowerCase(), `KC_${name.toUpperCase()}`]
      .map((each) => byName.get(each))
      .find(Boolean);
}
