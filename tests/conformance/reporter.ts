import fs from 'node:fs';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { report, type Outcome } from './report.ts';
import { specification } from './sentences.ts';

/** After the tests, prints the specification with their results. For `npm test`, writes it to `$STEP_NOTE`. */
export default class ConformanceReporter implements Reporter {
  readonly #tests = new Map<string, TestCase[]>();

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations) {
      if (type !== 'statement' || description === undefined) continue;
      const tests = this.#tests.get(description) ?? [];
      if (!tests.includes(test)) this.#tests.set(description, [...tests, test]);
    }
  }

  onEnd(_result: FullResult): void {
    if (this.#tests.size === 0) return;
    const outcome = (test: TestCase): Outcome => (test.ok() && test.outcome() !== 'skipped' ? 'passed' : 'failed');
    const outcomes = new Map([...this.#tests].map(([text, tests]) => [text, tests.map(outcome)]));
    const all = specification();
    const note = process.env.STEP_NOTE;
    if (note !== undefined) return fs.appendFileSync(note, `${report(all, outcomes)}\n`);
    // If only some files are run by hand, print only the points of the specification that they test.
    const touched = new Set(all.filter(({ text }) => outcomes.has(text)).map(({ point }) => point));
    const shown = all.filter(({ point }) => touched.has(point));
    console.log(`\n${report(shown, outcomes)}`);
  }
}
