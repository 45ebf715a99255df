import type { Legend } from './types.ts';

/** How a key works, rather than what holding it does. */
const ways = /^(?:sticky|toggle|to|2× .*)$/;

/** A legend as a screen reader says it, with what is on the key in the same order. */
export function spoken({ kind, tap, hold, shifted }: Legend): string {
  if (kind === 'none') return 'nothing';
  const keys = [tap, shifted].filter(Boolean).join(' ');
  const held = hold && (ways.test(hold) ? hold : `${hold} when held`);
  return [kind === 'transparent' ? `transparent (${keys})` : keys, held].filter(Boolean).join(', ');
}
