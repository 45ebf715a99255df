/** Translates QMK names and calls to ZMK: `KC_ESC` to `ESC`, `MO(1)` to `&mo 1`. */
import type { Cell, Span } from '#core/devicetree';
import { findConstant, keyCodes } from '#core/firmware';
import { qmkNames, translateFunction, type Call } from '#core/firmware/qmk';
import { isKeyCode, isModifierFunction } from './names.ts';

/** A key code alone (`ESC`), or a whole binding (`&mo 1`). */
export type Translation = { readonly code: string } | { readonly binding: string };

const shortest = (names: readonly string[]): string => [...names].sort((a, b) => a.length - b.length)[0] ?? '';

const codeByQmkName: ReadonlyMap<string, string> = new Map(
  keyCodes.flatMap(({ name, aliases, qmk }) => qmk.map((qmkName) => [qmkName, shortest([name, ...aliases])] as const)),
);
/** Exact equivalents only, without names such as `RGB_TOG` that ZMK has too. */
const bindingByQmkName: ReadonlyMap<string, string> = new Map(
  qmkNames
    .filter(({ binding, note }) => binding !== '' && note === undefined)
    .flatMap(({ names, binding }) => names.map((name) => [name, binding] as const))
    .filter(([name]) => !findConstant(name) && !isKeyCode(name)),
);
export function translateName(name: string): Translation | null {
  const binding = bindingByQmkName.get(name);
  if (binding) return { binding };
  const code = codeByQmkName.get(name) ?? (name.startsWith('KC_') && isKeyCode(name.slice(3)) ? name.slice(3) : null);
  return code === null || isKeyCode(name) ? null : { code };
}

/** `sourceOf` returns the text as written, so that layer names are kept. */
export function translateCell(cell: Cell, sourceOf: (range: Span) => string): Translation | null {
  if (cell.kind === 'name') return translateName(cell.text);
  // One letter is more likely a macro of the user's own than QMK's S(…).
  if (cell.kind !== 'call' || !/^[A-Z_]{2,}$/.test(cell.name) || isModifierFunction(cell.name)) return null;
  const source = (argument: Cell): string => sourceOf((cell.writtenAt && argument.writtenAt) ?? argument);
  const translated = translateFunction(toCall(cell, source), keyCodeOf);
  if (translated === undefined) return null;
  return translated.startsWith('&kp ') ? { code: translated.slice('&kp '.length) } : { binding: translated };
}

function toCall(cell: Cell, source: (cell: Cell) => string): Call {
  const written = source(cell);
  if (cell.kind === 'name') return { name: cell.text, arguments: [], written };
  if (cell.kind !== 'call') return { name: written, arguments: [] };
  const args = cell.args.map((arg) => (arg.length === 1 && arg[0] ? toCall(arg[0], source) : missing));
  return { name: cell.name, arguments: args, written };
}

const missing: Call = { name: '', arguments: [] };

function keyCodeOf(name: string): string | undefined {
  const translated = translateName(name);
  if (translated && 'code' in translated) return translated.code;
  return isKeyCode(name) ? name : undefined;
}
