import type { LineIndex, Problem } from '#core/devicetree';
import { applyChanges, withoutOverlaps } from './apply.ts';
import { readKeymapFile } from './keymapFile.ts';
import { rules } from './rules/all.ts';
import type { Change, Note } from './types.ts';

export interface Upgrade {
  /** The text with every change made. */
  readonly text: string;
  /** In source order; no two touch the same text. `applyChanges` makes any selection of them. */
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
  /** Where the source is no valid devicetree. Changes are found all the same. */
  readonly problems: readonly Problem[];
  readonly lines: LineIndex;
}

/** Brings a keymap up to date. Takes any text and never throws. */
export function upgradeKeymap(text: string): Upgrade {
  const file = readKeymapFile(text);
  const findings = rules.map((rule) => rule.find(file));
  const changes = withoutOverlaps(findings.flatMap((found) => found.changes));
  const notes = findings.flatMap((found) => found.notes).sort((a, b) => a.from - b.from);
  const { problems, lines } = file.document;
  return { text: changes.length > 0 ? applyChanges(text, changes) : text, changes, notes, problems, lines };
}
