import type { Property } from '#core/devicetree';
import { note, rewrite } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { FoundChange, Rule } from '../types.ts';
import { notesInMacros } from './notesInMacros.ts';

const advice =
  'global-quick-tap is deprecated. Replace it with require-prior-idle-ms = <…>; and use the value of quick-tap-ms for this behavior.';
const overrides =
  'global-quick-tap is deprecated, but it still overrides require-prior-idle-ms with the time of quick-tap-ms. Set require-prior-idle-ms to the time you want, then remove the flag.';

/** The flag made `quick-tap-ms` apply after any key. It was replaced by a property with its own time. */
export const globalQuickTap: Rule = {
  id: 'global-quick-tap',
  docs: '/docs/keymaps/behaviors/hold-tap#require-prior-idle-ms',
  *find(file) {
    for (const property of file.properties) {
      const { name, parent, values } = property;
      if (name.text !== 'global-quick-tap' || values.length > 0) continue;
      const hasSuccessor = parent && file.propertyOf(parent, 'require-prior-idle-ms');
      yield replace(file, property) ?? note(property, hasSuccessor ? overrides : advice);
    }
    yield* notesInMacros(file, 'global-quick-tap', advice);
  },
};

function replace(file: KeymapFile, property: Property): FoundChange | null {
  const quickTap = quickTapOf(file, property);
  const [value] = quickTap?.values ?? [];
  if (quickTap?.values.length !== 1 || value?.kind !== 'cells') return null;
  const after = `require-prior-idle-ms = ${file.text.slice(value.from, value.to)};`;
  const reason =
    'The flag global-quick-tap was replaced by require-prior-idle-ms, which has its own time. With the value of quick-tap-ms, nothing changes.';
  return rewrite(file.text, property, after, reason);
}

/** The time that the flag uses, if it's the same in every build that has the flag. */
function quickTapOf({ propertyOf, covers }: KeymapFile, { parent, from }: Property): Property | null {
  if (!parent || propertyOf(parent, 'require-prior-idle-ms')) return null;
  const current = propertyOf(parent, 'quick-tap-ms');
  const old = propertyOf(parent, 'quick_tap_ms');
  // If both are set, the later one applies.
  const last = current && (!old || current.from > old.from) ? current : old;
  return last && covers(last.from, from) ? last : null;
}
