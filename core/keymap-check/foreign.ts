/** Names of QMK, as ZMK writes them. */
import type { Cell } from '#core/devicetree';
import { findConstant, keyCodes } from '#core/firmware';
import { qmkNames } from '#core/firmware/qmk';
import { isKeyCode } from './names.ts';

/** A key code alone (`ESC`), or a whole binding (`&mo 1`). */
export type Translation = { readonly code: string } | { readonly binding: string };

const shortest = (names: readonly string[]): string => [...names].sort((a, b) => a.length - b.length)[0] ?? '';

const codes: ReadonlyMap<string, string> = new Map(
  keyCodes.flatMap(({ name, aliases, qmk }) => qmk.map((foreign) => [foreign, shortest([name, ...aliases])] as const)),
);
/** Exact equivalents only. Names that both have, such as `RGB_TOG`, are right where they are. */
const bindings: ReadonlyMap<string, string> = new Map(
  qmkNames
    .filter(({ binding, note }) => binding !== '' && note === undefined)
    .flatMap(({ names, binding }) => names.map((name) => [name, binding] as const))
    .filter(([name]) => !findConstant(name) && !isKeyCode(name)),
);
const layerCalls: ReadonlyMap<string, string> = new Map([
  ['MO', '&mo'],
  ['TG', '&tog'],
  ['TO', '&to'],
  ['OSL', '&sl'],
]);
const sides: Readonly<Record<string, string>> = { CTL: 'CTRL', SFT: 'SHIFT', ALT: 'ALT', GUI: 'GUI' };
const modTap = /^([LR])(CTL|SFT|ALT|GUI)_T$/;
const modFlag = /^MOD_([LR])(CTL|SFT|ALT|GUI)$/;
const modCall = /^([LR]?)(CTL|SFT|ALT|GUI)$/;

export function translateName(name: string): Translation | null {
  const binding = bindings.get(name);
  if (binding) return { binding };
  const code = codes.get(name) ?? (name.startsWith('KC_') && isKeyCode(name.slice(3)) ? name.slice(3) : null);
  return code === null || isKeyCode(name) ? null : { code };
}

/** `source` gives the text of a cell, so that layers keep the names they have. */
export function translateCell(cell: Cell, source: (cell: Cell) => string): Translation | null {
  if (cell.kind === 'name') return translateName(cell.text);
  if (cell.kind !== 'call') return null;
  const [first, second] = cell.args.map((arg) => (arg.length === 1 ? arg[0] : undefined));
  if (!first) return null;
  const layer = layerCalls.get(cell.name);
  if (layer) return { binding: `${layer} ${source(first)}` };
  const code = codeOf(cell.name === 'LT' || cell.name === 'MT' ? second : first, source);
  if (code === null) return cell.name === 'OSM' ? stickyOf(first) : null;
  if (cell.name === 'LT') return { binding: `&lt ${source(first)} ${code}` };
  if (cell.name === 'MT') return first.kind === 'name' ? tapOf(modFlag.exec(first.text), code) : null;
  const call = modCall.exec(cell.name);
  if (call) return { code: `${call[1] || 'L'}${call[2]?.[0]}(${code})` };
  return tapOf(modTap.exec(cell.name), code) ?? (cell.name === 'OSM' ? stickyOf(first) : null);
}

const keyOf = (match: RegExpExecArray): string => `${match[1]}${sides[match[2] ?? ''] ?? ''}`;

const tapOf = (match: RegExpExecArray | null, code: string): Translation | null =>
  match ? { binding: `&mt ${keyOf(match)} ${code}` } : null;

function stickyOf(cell: Cell): Translation | null {
  const match = cell.kind === 'name' ? modFlag.exec(cell.text) : null;
  return match ? { binding: `&sk ${keyOf(match)}` } : null;
}

function codeOf(cell: Cell | undefined, source: (cell: Cell) => string): string | null {
  if (cell?.kind !== 'name') return null;
  const translated = translateName(cell.text);
  if (translated && 'code' in translated) return translated.code;
  return isKeyCode(cell.text) ? source(cell) : null;
}
