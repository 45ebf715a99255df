/** A problem: the file, the line if known, what's wrong, and how to fix it. */
export type Finding = Readonly<{ file: string; line?: number; fault: string; fix: string }>;

/** A check gets the parsed content or the parsed built site, and returns what's wrong with it. */
export type Check<Subject> = Readonly<{
  name: string;
  run: (subject: Subject) => readonly Finding[] | Promise<readonly Finding[]>;
}>;

export type CheckResult = Readonly<{ name: string; findings: readonly Finding[] }>;

export async function runChecks<Subject>(
  checks: readonly Check<Subject>[],
  subject: Subject,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, run } of checks) results.push({ name, findings: await run(subject) });
  return results;
}

/** The findings as text. Terminals and editors turn `file:line` into a link. */
export function reportText(results: readonly CheckResult[]): string {
  return results
    .flatMap(({ name, findings }) => [
      `${findings.length > 0 ? '✘' : '✔'} ${name}${findings.length > 0 ? ` (${findings.length})` : ''}`,
      ...findings.map(
        ({ file, line, fault, fix }) => `  ${file}${line === undefined ? '' : `:${line}`}  ${fault}\n      ${fix}`,
      ),
    ])
    .join('\n');
}
