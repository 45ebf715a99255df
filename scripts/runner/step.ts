/** Where the number of passed tests comes from: the exit code, or a JSON report that the step writes to `$STEP_REPORT`. */
export type ReportFormat = 'exit-code' | 'vitest' | 'playwright' | 'checks';

/** A part of `npm test`, such as ESLint or the unit tests. */
export type Step = Readonly<{
  id: string;
  title: string;
  /** Arguments for `node`. Name a package's program by its file: the links in node_modules/.bin need a shell on Windows. */
  command: readonly string[];
  format: ReportFormat;
  /** Ids of steps that have to pass first. */
  needs: readonly string[];
  /** Left out by `npm run check`. Runs last and alone, because other steps would distort the times it measures. */
  browser: boolean;
}>;

export type Tally = Readonly<{ passed: number; failed: number }>;

export type StepResult = Readonly<{
  step: Step;
  tally: Tally;
  seconds: number;
  /** What the step printed, or why it did not run. Shown when something failed. */
  output: string;
  /** What the step wrote to `$STEP_NOTE`. Shown whether it passed or failed. */
  note?: string | undefined;
}>;

/** Makes a step. By default, it needs no other step, and its exit code decides whether it passed. */
export function step(
  id: string,
  title: string,
  command: Step['command'],
  more: Partial<Pick<Step, 'format' | 'needs' | 'browser'>> = {},
): Step {
  return { id, title, command, format: 'exit-code', needs: [], browser: false, ...more };
}
