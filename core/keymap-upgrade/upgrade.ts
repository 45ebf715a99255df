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
      const docs = found.docs ?? rule.docs;
      if ('message' in found)
        notes.push({ rule: rule.id, from: found.from, to: found.to, message: found.message, docs });
      else {
        // Named one by one: copying them with a spread makes a file with many changes a third slower.
        const { replacements, before, after, reason } = found;
        allChanges.push({ rule: rule.id, replacements, before, after, reason, docs });
      }
    }
  }
  const changes = withoutOverlaps(allChanges);
  notes.sort((a, b) => a.from - b.from);
  const { problems, lines } = file.document;
  return { text: changes.length > 0 ? applyChanges(text, changes) : text, changes, notes, problems, lines };
}
