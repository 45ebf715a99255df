import type { applyFixes } from '#core/config-check';
import type { OpenFile } from './openFile';

/** The text of a file with all accepted changes. */
export function resultOf({ name, text, accepted }: OpenFile, apply: typeof applyFixes | undefined): string {
  // The changes may be for a slightly older text. Their result is only displayed then, not copied or downloaded.
  const fixes = accepted.flatMap(({ fixes: [fix] }) => fix ?? []);
  const fits = fixes.every(({ edits }) => edits.every(({ to }) => to <= text.length));
  return apply && fits ? (apply(new Map([[name, text]]), fixes).files.get(name) ?? text) : text;
}
