import { expect, it } from 'vitest';
import { runSteps } from './runSteps.ts';
import { step, type Step, type StepResult } from './step.ts';

const named = (id: string, needs: readonly string[] = []): Step => step(id, id, ['true'], { needs });

function recorder(failing: readonly string[] = []) {
  const log: string[] = [];
  let parallel = 0;
  let most = 0;
  const run = async (current: Step): Promise<StepResult> => {
    log.push(`start ${current.id}`);
    most = Math.max(most, (parallel += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    parallel -= 1;
    log.push(`end ${current.id}`);
    const failed = failing.includes(current.id) ? 1 : 0;
    return { step: current, tally: { passed: 1 - failed, failed }, seconds: 0, output: '' };
  };
  return { run, log, most: () => most };
}

it('starts a step after those it needs, and returns results in the order of the list', async () => {
  const { run, log } = recorder();
  const results = await runSteps([named('site', ['build']), named('build'), named('types')], 2, run, () => undefined);
  expect(log.indexOf('start site')).toBeGreaterThan(log.indexOf('end build'));
  expect(results.map(({ step: { id } }) => id)).toEqual(['site', 'build', 'types']);
});

it('runs no more steps in parallel than allowed', async () => {
  const { run, most } = recorder();
  await runSteps(
    ['a', 'b', 'c', 'd', 'e'].map((id) => named(id)),
    2,
    run,
    () => undefined,
  );
  expect(most()).toBe(2);
});

it('counts a step as failed if a step that it needs, directly or indirectly, has failed', async () => {
  const { run, log } = recorder(['build']);
  const chain = [named('build'), named('site', ['build']), named('browser', ['site']), named('types')];
  const results = await runSteps(chain, 1, run, () => undefined);
  expect(log).not.toContain('start site');
  expect(results.map(({ tally }) => tally.failed)).toEqual([1, 1, 1, 0]);
  expect(results[2]?.output).toBe('Not run: "site" failed.');
});

it('ignores a needed step that is not part of the run', async () => {
  const { run, log } = recorder();
  await runSteps([named('site', ['build'])], 1, run, () => undefined);
  expect(log).toContain('end site');
});

it('refuses steps that need each other', async () => {
  const { run } = recorder();
  await expect(runSteps([named('a', ['b']), named('b', ['a'])], 1, run, () => undefined)).rejects.toThrow('a, b');
});

it('runs a browser step alone, after all others', async () => {
  const { run, log } = recorder();
  const browser = step('browser', 'browser', ['true'], { browser: true });
  await runSteps([browser, named('a'), named('b'), named('c')], 2, run, () => undefined);
  expect(log.slice(-2)).toEqual(['start browser', 'end browser']);
});
