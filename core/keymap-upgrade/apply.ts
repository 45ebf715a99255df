import type { Change, Replacement } from './types.ts';

/** The text with these changes made. Everything outside of their replacements stays as it is, byte for byte. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, insert } of replacementsOf(changes)) {
    if (from < at) continue;
    pieces.push(text.slice(at, from), insert);
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

function replacementsOf(changes: readonly Change[]): readonly Replacement[] {
  return changes.flatMap(({ replacements }) => replacements).sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Drops changes that touch what an earlier one replaces: a binding that goes as a whole needs no new names inside. */
export function withoutOverlaps(changes: readonly Change[]): readonly Change[] {
  const kept: Change[] = [];
  const sorted = [...changes].sort((a, b) => a.replacements[0].from - b.replacements[0].from || spanOf(b) - spanOf(a));
  let end = 0;
  for (const change of sorted) {
    if (change.replacements[0].from < end) continue;
    kept.push(change);
    // Replacements far apart, as for encoders, do not claim what lies between them.
    const claimed = change.replacements.at(change.rule === 'encoder-resolution' ? 0 : -1) as Replacement;
    end = Math.max(end, claimed.to);
  }
  return kept;
}

const spanOf = ({ replacements }: Change): number => (replacements.at(-1) as Replacement).to - replacements[0].from;
