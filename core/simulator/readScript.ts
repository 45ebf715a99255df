import type { KeyEvent } from './simulate.ts';

/** A key that's held from one time to another. Without `to`, it stays down. */
export type KeyHold = Readonly<{ position: number; from: number; to?: number }>;

type ReadScript =
  | Readonly<{ ok: true; holds: readonly KeyHold[]; events: readonly KeyEvent[] }>
  | Readonly<{ ok: false; reason: string }>;

const holdPattern = /^(\S+)\s+(\d+)\s*(?:-|–|to)\s*(\d+)?$/;

/**
 * Parses a script such as `F 0-250, J 60-120`: which keys are held, and from when to when. A key is a name in `keys` or a
 * position. `F 0-` stays down. Events in the same millisecond happen in the order in which they're written.
 */
export function readScript(script: string, keys: readonly string[]): ReadScript {
  const holds: KeyHold[] = [];
  for (const entry of script
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')) {
    const [, name = '', from, to] = holdPattern.exec(entry) ?? [];
    if (from === undefined) return { ok: false, reason: `"${entry}" isn't a key with its times, such as "F 0-250".` };
    const position = findKey(name, keys);
    if (position === undefined)
      return { ok: false, reason: `There is no key "${name}"; the keys are ${keys.join(', ')}.` };
    if (to !== undefined && Number(to) <= Number(from))
      return { ok: false, reason: `"${entry}" ends before it begins.` };
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
