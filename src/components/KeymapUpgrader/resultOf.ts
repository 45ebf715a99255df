import type { applyChanges } from '#core/keymap-upgrade';
import type { FileReport } from './types';

/** Applies all changes to a text, except rejected ones. */
export function resultOf(
  text: string,
  report: FileReport | null,
  rejected: ReadonlySet<string>,
  apply: typeof applyChanges | undefined,
): string {
  if (!apply || report?.status !== 'done') return text;
  const accepted = report.changes.filter(({ key }) => !rejected.has(key));
  // The report may be for a slightly older text. That's good enough to display.
  const fits = accepted.every(({ replacements }) => replacements.every(({ to }) => to <= text.length));
  return fits ? apply(text, accepted) : text;
}
