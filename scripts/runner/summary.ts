import type { StepResult } from './step.ts';
import { sum } from './tally.ts';

function seconds(value: number): string {
  const whole = Math.round(value);
  return whole < 60 ? `${value.toFixed(1)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const counts = ({ tally: { passed, failed } }: StepResult) =>
  failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;

/** One line for a finished step. */
export function resultLine(result: StepResult, width = 24): string {
  const mark = result.tally.failed > 0 ? '✘' : '✔';
  return `${mark} ${result.step.title.padEnd(width)} ${counts(result).padEnd(22)} ${seconds(result.seconds)}`;
}

/** What `npm test` prints at the end. Its last line is `N passed, N failed`, alone, for people and scripts to read. */
export function summary(results: readonly StepResult[], totalSeconds: number): string {
  const failures = results
    .filter(({ tally }) => tally.failed > 0)
    .map((result) => `\n──── ${result.step.title}\n${result.output.trimEnd()}`);
  const notes = results.flatMap(({ note }) => (note === undefined ? [] : `\n${note.trimEnd()}`));
  const { passed, failed } = sum(results.map(({ tally }) => tally));
  return [
    ...notes,
    ...failures,
    `\nSummary (${seconds(totalSeconds)})`,
    ...results.map((result) => `  ${resultLine(result)}`),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
