import { nothingToProve } from './nothingToProve.ts';
import type { Statement } from './sentences.ts';

export type Outcome = 'passed' | 'failed';
type Status = Outcome | 'no test' | 'nothing to prove';

const marks: Readonly<Record<Status, string>> = {
  passed: '✔',
  failed: '✘',
  'no test': '○',
  'nothing to prove': '–',
};
const cut = (text: string, width: number) => (text.length <= width ? text : `${text.slice(0, width - 1)}…`);

/** Lists every statement of the specification with the result of its tests. At the end come the statements that aren't proven. */
export function report(statements: readonly Statement[], outcomes: ReadonlyMap<string, readonly Outcome[]>): string {
  const rows = statements.map(({ point, text }) => ({ point, text, status: statusOf(text, outcomes.get(text)) }));
  const lines: string[] = [];
  let point: string | undefined;
  for (const row of rows) {
    if (row.point !== point) lines.push('', (point = row.point));
    const tests = outcomes.get(row.text)?.length ?? 0;
    const note =
      row.status === 'nothing to prove' ? ` (${nothingToProve[row.text]})` : tests > 1 ? ` (${tests} tests)` : '';
    lines.push(`  ${marks[row.status]} ${cut(row.text, 112 - note.length)}${note}`);
  }
  const counts = (Object.keys(marks) as Status[]).map(
    (status) => `${rows.filter((row) => row.status === status).length} ${status}`,
  );
  const open = rows.filter(({ status }) => status === 'failed' || status === 'no test');
  return [
    `Specification: ${rows.length} statements: ${counts.join(', ')}`,
    ...lines,
    ...(open.length === 0 ? [] : ['', 'Not proven:', ...open.map(({ status, text }) => `  ${status}: ${text}`)]),
  ].join('\n');
}

function statusOf(text: string, outcomes: readonly Outcome[] | undefined): Status {
  if (outcomes) return outcomes.every((outcome) => outcome === 'passed') ? 'passed' : 'failed';
  return text in nothingToProve ? 'nothing to prove' : 'no test';
}
