import type { Legend } from './types.ts';

/** Values of `hold` that say how the key works, not what holding it does. */
const keyModes = /^(?:sticky|toggle|to|2× .*)$/;

/** A legend as text for screen readers, in the same order as on the key. */
export function spokenLegend({ kind, tap, hold, shifted }: Legend): string {
  if (kind === 'none') return 'nothing';
  const keys = [tap, shifted].filter(Boolean).join(' ');
  const holdText = hold && (keyModes.test(hold) ? hold : `${hold} when held`);
  return [kind !== 'transparent' ? keys : keys ? `transparent (${keys})` : kind, holdText].filter(Boolean).join(', ');
}
