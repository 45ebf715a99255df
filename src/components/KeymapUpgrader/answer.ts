import type { LineIndex } from '#core/devicetree';
import { checkKeymap, type Finding } from '#core/keymap-check';
import { admitText, upgradeKeymap } from '#core/keymap-upgrade';
import type { Answer, SourceFile } from './types';

/** What the page shows about a file, with the other open files at hand for its includes. Runs in the worker. */
export function answerFor({ name, text }: SourceFile, others: readonly SourceFile[] = []): Answer {
  const admission = admitText(text);
  if (!admission.ok) return { status: 'refused', reason: admission.reason };
  const { changes, notes, lines } = upgradeKeymap(text);
  const findings = findingsIn({ name, text }, others);
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
    findings: findings.map((finding) => placed(finding, lines)),
  };
}

/** A file that others include is checked as a part of the keymaps that are open. Alone, only its syntax says anything. */
function findingsIn(shown: SourceFile, others: readonly SourceFile[]): readonly Finding[] {
  const files = new Map([...others, shown].map(({ name, text }) => [name, text]));
  const isPart = !shown.name.endsWith('.keymap');
  const keymaps = others.filter(({ name }) => isPart && name.endsWith('.keymap'));
  const own = checkKeymap(shown.name, shown.text, { files }).filter(({ id }) => !isPart || id === 'syntax');
  const found = [...own, ...keymaps.flatMap(({ name, text }) => checkKeymap(name, text, { files }))];
  const seen = new Map(found.map((finding) => [`${finding.id} ${finding.from} ${finding.message}`, finding]));
  return [...seen.values()].filter(({ file }) => file === shown.name);
}

const placed = (finding: Finding, lines: LineIndex) => ({
  ...finding,
  place: lines.placeOf(finding.from),
  end: lines.placeOf(finding.to),
});
