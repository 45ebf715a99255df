import type { applyChanges } from '#core/keymap-upgrade';
import type { OpenFile } from './openFile';

/** The text of a file with all accepted changes. */
export function resultOf({ text, accepted }: OpenFile, apply: typeof applyChanges | undefined): string {
  // The changes may be for a slightly older text. Their result is only displayed then, not copied or downloaded.
  const fits = accepted.every(({ replacements }) => replacements.every(({ to }) => to <= text.length));
  return apply && fits ? apply(text, accepted) : text;
}
