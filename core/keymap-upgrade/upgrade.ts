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
  const allChanges: Change[] = [];
  const notes: Note[] = [];
  for (const rule of rules) {
    for (const found of rule.find(file)) {
      const origin = { rule: rule.id, docs: found.docs ?? rule.docs };
      if ('message' in found) notes.push({ ...found, ...origin });
      else allChanges.push({ ...found, ...origin });
    }
  }
  const changes = withoutOverlaps(allChanges);
  notes.sort((a, b) => a.from - b.from);
  const { problems, lines } = file.document;
  return { text: changes.length > 0 ? applyChanges(text, changes) : text, changes, notes, problems, lines };
}
