import type { applyChanges } from '#core/keymap-upgrade';
import type { Answer } from './types';

/** The text with the changes that are not rejected, as far as they are known. */
export function resultOf(
  text: string,
  answer: Answer | null,
  rejected: ReadonlySet<string>,
  apply: typeof applyChanges | undefined,
): string {
  if (!apply || answer?.status !== 'done') return text;
  const accepted = answer.changes.filter(({ key }) => !rejected.has(key));
  // Until the worker has seen the newest text its changes belong to the one before: good enough to look at.
  const fits = accepted.every(({ replacements }) => replacements.every(({ to }) => to <= text.length));
  return fits ? apply(text, accepted) : text;
}
