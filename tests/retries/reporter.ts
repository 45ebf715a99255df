import fs from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { flakyTests } from './flakyTests.ts';

const lastRun = path.join(process.cwd(), '.cache/flaky.json');

/** Prints the tests that passed only on a retry. If one of them also did in the last run, this run fails. */
export default class FlakyReporter implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const titles = [...this.#tests]
      .filter((test) => test.outcome() === 'flaky')
      .map((test) => test.titlePath().filter(Boolean).join(' › '));
    const { note, isFailure } = flakyTests(titles, readTitles());
    fs.mkdirSync(path.dirname(lastRun), { recursive: true });
    fs.writeFileSync(lastRun, JSON.stringify(titles, null, 2));
    if (note !== '') {
      console.log(`\n${note}`);
      if (process.env.STEP_NOTE) fs.appendFileSync(process.env.STEP_NOTE, `\n${note}\n`);
    }
    return Promise.resolve({ status: isFailure ? 'failed' : status });
  }
}

function readTitles(): readonly string[] {
  try {
    return JSON.parse(fs.readFileSync(lastRun, 'utf8')) as readonly string[];
  } catch {
    return [];
  }
}
