import type { ConfigChange } from '#core/config-check';
import type { Upgrade as KeymapUpgrade } from '#core/keymap-upgrade';

/** The upgrade of a keymap or another configuration file. */
export type Upgrade = Omit<KeymapUpgrade, 'changes'> & {
  readonly changes: readonly (KeymapUpgrade['changes'][number] | ConfigChange)[];
};

/** One line for each change, note and problem, in the order of the file, starting with `file:line:column`. */
export function reportText(file: string, { changes, notes, problems, lines }: Upgrade): string {
  const entries = [
    ...changes.map(({ replacements: [{ from }], before, after, reason }) => ({
      from,
      text: `${oneLine(before)}${after ? ` → ${oneLine(after)}` : ' removed'}. ${reason}`,
    })),
    ...notes.map(({ from, message }) => ({ from, text: `Look at this: ${message}` })),
    ...problems.map(({ from, message }) => ({ from, text: `Syntax: ${message}` })),
  ];
  return entries
    .sort((a, b) => a.from - b.from)
    .map(({ from, text }) => {
      const { line, column } = lines.placeOf(from);
      return `${file}:${line}:${column}: ${text}\n`;
    })
    .join('');
}

export function reportJson(file: string, { changes, notes, problems, lines, text }: Upgrade, before: string): object {
  const place = (from: number) => lines.placeOf(from);
  return {
    file,
    changed: text !== before,
    changes: changes.map((change) => ({ ...change, ...place(change.replacements[0].from) })),
    notes: notes.map((note) => ({ ...note, ...place(note.from) })),
    problems: problems.map((problem) => ({ ...problem, ...place(problem.from) })),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
