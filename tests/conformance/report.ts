import { nothingToProve } from './nothingToProve.ts';
import type { Statement } from './sentences.ts';

export type Outcome = 'passed' | 'failed';
type Standing = Outcome | 'no test' | 'nothing to prove';

const marks: Readonly<Record<Standing, string>> = {
  passed: '✔',
  failed: '✘',
  'no test': '○',
  'nothing to prove': '–',
};
const cut = (text: string, width: number) => (text.length <= width ? text : `${text.slice(0, width - 1)}…`);

/** The specification, statement by statement, with what the tests say of each, and last what is not proven. */
export function report(statements: readonly Statement[], outcomes: ReadonlyMap<string, readonly Outcome[]>): string {
  const rows = statements.map(({ point, text }) => ({ point, text, standing: standingOf(text, outcomes.get(text)) }));
  const lines: string[] = [];
  let point: string | undefined;
  for (const row of rows) {
    if (row.point !== point) lines.push('', (point = row.point));
    const tests = outcomes.get(row.text)?.length ?? 0;
    const note =
      row.standing === 'nothing to prove' ? ` (${nothingToProve[row.text]})` : tests > 1 ? ` (${tests} tests)` : '';
    lines.push(`  ${marks[row.standing]} ${cut(row.text, 112 - note.length)}${note}`);
  }
  const counts = (Object.keys(marks) as Standing[]).map(
    (standing) => `${rows.filter((row) => row.standing === standing).length} ${standing}`,
  );
  const open = rows.filter(({ standing }) => standing === 'failed' || standing === 'no test');
  return [
    `Specification: ${rows.length} statements: ${counts.join(', ')}`,
    ...lines,
    ...(open.length === 0 ? [] : ['', 'Not proven:', ...open.map(({ standing, text }) => `  ${standing}: ${text}`)]),
  ].join('\n');
}

function standingOf(text: string, outcomes: readonly Outcome[] | undefined): Standing {
  if (outcomes) return outcomes.every((outcome) => outcome === 'passed') ? 'passed' : 'failed';
  return text in nothingToProve ? 'nothing to prove' : 'no test';
}
