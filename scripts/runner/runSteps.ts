import type { Step, StepResult } from './step.ts';

type RunStep = (step: Step) => Promise<StepResult>;

/**
 * Runs steps in their order, up to `maxParallel` at the same time, each only after the steps it needs. If one of those failed, the
 * step doesn't run and counts as failed, so that a broken build can't hide the checks after it. Browser steps run last, one at
 * a time. Wireit, a library for this, doesn't count the steps it skips, and runs a step last only if all others passed.
 */
export async function runSteps(
  steps: readonly Step[],
  maxParallel: number,
  run: RunStep,
  onDone: (result: StepResult) => void,
): Promise<readonly StepResult[]> {
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  const settle = (result: StepResult) => {
    results.set(result.step.id, result);
    onDone(result);
  };

  while (waiting.length > 0 || running.size > 0) {
    const blocked = waiting.find(({ needs }) => needs.some((id) => (results.get(id)?.tally.failed ?? 0) > 0));
    if (blocked) {
      waiting.splice(waiting.indexOf(blocked), 1);
      const cause = blocked.needs.find((id) => (results.get(id)?.tally.failed ?? 0) > 0);
      settle({ step: blocked, tally: { passed: 0, failed: 1 }, seconds: 0, output: `Not run: "${cause}" failed.` });
      continue;
    }
    const isReady = ({ needs, browser }: Step) =>
      needs.every((id) => results.has(id) || !steps.some((step) => step.id === id)) &&
      (!browser || (running.size === 0 && waiting.every((other) => other.browser)));
    const ready = running.size < maxParallel ? waiting.find(isReady) : undefined;
    if (ready) {
      waiting.splice(waiting.indexOf(ready), 1);
      const job = run(ready).then((result) => {
        running.delete(ready.id);
        settle(result);
      });
      running.set(ready.id, job);
      continue;
    }
    if (running.size === 0) throw new Error(`Steps need each other: ${waiting.map(({ id }) => id).join(', ')}`);
    await Promise.race(running.values());
  }
  return steps.flatMap(({ id }) => results.get(id) ?? []);
}
