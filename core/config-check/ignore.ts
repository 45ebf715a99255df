/** Comments that turn off a rule for a line: `// zmk-doctor-ignore combo: they're pressed with one finger`. */
import type { Configuration } from '#core/configuration';
import type { Finding } from './finding.ts';
import { findRule } from './rules/index.ts';

const pattern = /(?:\/\/|\/\*|#)[ \t]*(zmk-doctor-ignore\b[ \t]*([\w-]*)[ \t]*(:?)[ \t]*([^\n\r]*))/g;
const docs = '/docs/troubleshooting/doctor#ignore';

interface Ignore {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly rule: string;
  readonly hasReason: boolean;
  /** The line that it's about: its own, or the next one if nothing else is on its own. */
  readonly line: Readonly<{ from: number; to: number }>;
}

function* ignoresIn(file: string, text: string): Generator<Ignore> {
  if (!text.includes('zmk-doctor-ignore')) return;
  for (const match of text.matchAll(pattern)) {
    const [whole, comment = '', rule = '', colon, reason = ''] = match;
    const end = match.index + whole.length;
    const start = text.lastIndexOf('\n', match.index) + 1;
    const isAlone = text.slice(start, match.index).trim() === '';
    const lineEnd = (from: number): number => (text.indexOf('\n', from) + 1 || text.length + 1) - 1;
    const next = lineEnd(end) + 1;
    const line = isAlone ? { from: next, to: lineEnd(next) } : { from: start, to: lineEnd(end) };
    const hasReason = colon === ':' && reason.replace('*/', '').trim() !== '';
    yield { file, from: end - comment.length, to: end, rule, hasReason, line };
  }
}

/** Leaves out what the files' comments ignore, and reports comments that are wrong or ignore nothing. */
export function withoutIgnored(findings: readonly Finding[], { files }: Configuration): Finding[] {
  const ignores = [...files].flatMap(([file, text]) => [...ignoresIn(file, text)]);
  if (ignores.length === 0) return [...findings];
  const used = new Set<Ignore>();
  const kept = findings.filter(({ rule, where }) => {
    const ignore = ignores.find(
      (one) =>
        one.rule === rule &&
        one.hasReason &&
        one.file === where.file &&
        one.line.from <= where.from &&
        where.from <= one.line.to,
    );
    if (ignore) used.add(ignore);
    return ignore === undefined;
  });
  const wrong = ignores.flatMap((ignore): Finding[] => {
    const { file, from, to, rule, hasReason } = ignore;
    const message =
      findRule(rule) === undefined
        ? `There is no rule ${rule || 'here'}. Write zmk-doctor-ignore, the id of a rule, a colon, and the reason.`
        : !hasReason
          ? `Say why, after a colon: zmk-doctor-ignore ${rule}: the reason.`
          : used.has(ignore)
            ? null
            : `This comment ignores nothing: ${rule} finds nothing on that line. Remove it.`;
    return message === null
      ? []
      : [{ rule: 'ignore', severity: 'note', where: { file, from, to }, message, fixes: [], docs }];
  });
  return [...kept, ...wrong];
}
