import { report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';

/** What the build rejects and no other rule explains. */
export const build: Rule = {
  id: 'build',
  title: "Won't build",
  docs: '/docs/troubleshooting/building-issues',
  scope: 'syntax',
  *find({ verdict, document: { problems } }) {
    // After a comment or a node that is never closed, nothing that follows is read as it was meant.
    if (problems.some(({ code }) => code === 'open-comment' || code === 'open-brace')) return;
    for (const { kind, from, to, message, within, cause } of verdict.errors) {
      // After a syntax error that's reported already, the next ones may follow from it.
      if (kind === 'syntax' && problems.length > 0) continue;
      if (problems.some((problem) => problem.from <= within.to && within.from <= problem.to)) continue;
      yield { ...report('error', { from, to }, message), within, cause } satisfies RawFinding;
    }
  },
};
