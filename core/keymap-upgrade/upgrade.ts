import type { LineIndex, Problem } from '#core/devicetree';
import { applyChanges, withoutOverlaps } from './apply.ts';
import { readKeymapFile } from './keymapFile.ts';
import { rules } from './rules/all.ts';
import type { Change, Note } from './types.ts';

export interface Upgrade {
  /** The text with all changes applied. */
  readonly text: string;
  /** In source order and without overlaps. `applyChanges` can apply any selection of them. */
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
  /** Syntax errors. Changes are found despite them. */
  readonly problems: readonly Problem[];
  readonly lines: LineIndex;
}

/** Upgrades a keymap. Accepts any text and never throws. */
export function upgradeKeymap(text: string): Upgrade {
  const file = readKeymapFile(text);
  const findings = rules.map((rule) => rule.find(file));
  const changes = withoutOverlaps(findings.flatMap((found) => found.changes));
  const notes = findings.flatMap((found) => found.notes).sort((a, b) => a.from - b.from);
  const { problems, lines } = file.document;
  return { text: changes.length > 0 ? applyChanges(text, changes) : text, changes, notes, problems, lines };
}
