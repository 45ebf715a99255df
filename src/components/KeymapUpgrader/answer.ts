import { admitText, upgradeKeymap } from '#core/keymap-upgrade';
import type { Answer } from './types';

/** What the page shows about a text. Runs in the worker. */
export function answerFor(text: string): Answer {
  const admission = admitText(text);
  if (!admission.ok) return { status: 'refused', reason: admission.reason };
  const { changes, notes, problems, lines } = upgradeKeymap(text);
  const place = (offset: number) => lines.placeOf(offset);
  const seen = new Map<string, number>();
  return {
    status: 'done',
    changes: changes.map((change) => {
      // Stays the same while the text around it is edited, so that a rejected change stays rejected.
      const kind = `${change.rule} ${change.before}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return { ...change, place: place(change.replacements[0].from), key: `${kind} ${count}` };
    }),
    notes: notes.map((note) => ({ ...note, place: place(note.from) })),
    problems: problems.map((problem) => ({ ...problem, place: place(problem.from), end: place(problem.to) })),
  };
}
