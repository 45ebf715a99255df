import type { KeyEvent } from './simulate.ts';

/** One key held from one moment to another; without `to` it stays down. */
export type KeyHold = Readonly<{ position: number; from: number; to?: number }>;

export type ReadScript =
  | Readonly<{ ok: true; holds: readonly KeyHold[]; events: readonly KeyEvent[] }>
  | Readonly<{ ok: false; reason: string }>;

const hold = /^(\S+)\s+(\d+)\s*(?:-|–|to)\s*(\d+)?$/;

/**
 * Reads when keys are held: `F 0-250, J 60-120`. A key is named as in `keys` or by its position; `F 0-` stays down.
 * Keys that change at the same millisecond do so in the order in which they are written.
 */
export function readScript(script: string, keys: readonly string[]): ReadScript {
  const holds: KeyHold[] = [];
  for (const part of script
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')) {
    const [, name = '', from, to] = hold.exec(part) ?? [];
    if (from === undefined) return { ok: false, reason: `"${part}" is not a key and its times, such as "F 0-250".` };
    const position = findKey(name, keys);
    if (position === undefined)
      return { ok: false, reason: `There is no key "${name}"; the keys are ${keys.join(', ')}.` };
    if (to !== undefined && Number(to) <= Number(from))
      return { ok: false, reason: `"${part}" ends before it begins.` };
    holds.push({ position, from: Number(from), ...(to === undefined ? {} : { to: Number(to) }) });
  }
  if (holds.length === 0) return { ok: false, reason: 'The script is empty.' };
  return { ok: true, holds, events: toEvents(holds) };
}

function findKey(name: string, keys: readonly string[]): number | undefined {
  const named = keys.indexOf(name);
  if (named >= 0) return named;
  return /^\d+$/.test(name) ? Number(name) : undefined;
}

function toEvents(holds: readonly KeyHold[]): readonly KeyEvent[] {
  return holds
    .flatMap(({ position, from, to }): KeyEvent[] => [
      { at: from, position, pressed: true },
      ...(to === undefined ? [] : [{ at: to, position, pressed: false }]),
    ])
    .sort((a, b) => a.at - b.at);
}
