/** Translates QMK names and calls to ZMK: `KC_ESC` to `ESC`, `MO(1)` to `&mo 1`. */
import type { Cell, Span } from '#core/devicetree';
import { findConstant, keyCodes } from '#core/firmware';
import { qmkNames } from '#core/firmware/qmk';
import { isKeyCode } from './names.ts';

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
const layerBehaviors: ReadonlyMap<string, string> = new Map([
  ['MO', '&mo'],
  ['TG', '&tog'],
  ['TO', '&to'],
  ['OSL', '&sl'],
]);
const modifierNames: Readonly<Record<string, string>> = { CTL: 'CTRL', SFT: 'SHIFT', ALT: 'ALT', GUI: 'GUI' };
const modTapCall = /^([LR])(CTL|SFT|ALT|GUI)_T$/;
const modifierFlag = /^MOD_([LR])(CTL|SFT|ALT|GUI)$/;
const modifierCall = /^([LR]?)(CTL|SFT|ALT|GUI)$/;

export function translateName(name: string): Translation | null {
  const binding = bindingByQmkName.get(name);
  if (binding) return { binding };
  const code = codeByQmkName.get(name) ?? (name.startsWith('KC_') && isKeyCode(name.slice(3)) ? name.slice(3) : null);
  return code === null || isKeyCode(name) ? null : { code };
}

/** `sourceOf` returns the text as written, so that layer names are kept. */
export function translateCell(cell: Cell, sourceOf: (range: Span) => string): Translation | null {
  if (cell.kind === 'name') return translateName(cell.text);
  if (cell.kind !== 'call') return null;
  const source = (argument: Cell): string => sourceOf((cell.writtenAt && argument.writtenAt) ?? argument);
  const [first, second] = cell.args.map((arg) => (arg.length === 1 ? arg[0] : undefined));
  if (!first) return null;
  const layer = layerBehaviors.get(cell.name);
  if (layer) return { binding: `${layer} ${source(first)}` };
  const code = keyCodeOf(cell.name === 'LT' || cell.name === 'MT' ? second : first, source);
  if (code === null) return cell.name === 'OSM' ? stickyKeyBinding(first) : null;
  if (cell.name === 'LT') return { binding: `&lt ${source(first)} ${code}` };
  if (cell.name === 'MT') return first.kind === 'name' ? modTapBinding(modifierFlag.exec(first.text), code) : null;
  const call = modifierCall.exec(cell.name);
  if (call) return { code: `${call[1] || 'L'}${call[2]?.[0]}(${code})` };
  return modTapBinding(modTapCall.exec(cell.name), code) ?? (cell.name === 'OSM' ? stickyKeyBinding(first) : null);
}

const modifierKey = (match: RegExpExecArray): string => `${match[1]}${modifierNames[match[2] ?? ''] ?? ''}`;

const modTapBinding = (match: RegExpExecArray | null, code: string): Translation | null =>
  match ? { binding: `&mt ${modifierKey(match)} ${code}` } : null;

function stickyKeyBinding(cell: Cell): Translation | null {
  const match = cell.kind === 'name' ? modifierFlag.exec(cell.text) : null;
  return match ? { binding: `&sk ${modifierKey(match)}` } : null;
}

function keyCodeOf(cell: Cell | undefined, source: (cell: Cell) => string): string | null {
  if (cell?.kind !== 'name') return null;
  const translated = translateName(cell.text);
  if (translated && 'code' in translated) return translated.code;
  return isKeyCode(cell.text) ? source(cell) : null;
}
