import { expect, it } from 'vitest';
import { selectSteps } from './selectSteps.ts';
import { step } from './step.ts';

const steps = [step('types', 'Types', ['tsc']), step('browser', 'Browser', ['playwright'], { browser: true })];
const ids = (...args: readonly string[]) => selectSteps(steps, args).map(({ id }) => id);

it('runs all steps unless some are named', () => {
  expect(ids()).toEqual(['types', 'browser']);
  expect(ids('types')).toEqual(['types']);
});

it('leaves out browser steps with --no-browser', () => {
  expect(ids('--no-browser')).toEqual(['types']);
});

const more = [
  step('build', 'Build', ['build']),
  step('site', 'Site', ['check'], { needs: ['build'] }),
  step('links', 'Links', ['check'], { needs: ['site'] }),
  step('fixtures', 'Fixtures', ['build']),
  step('browser', 'Browser', ['playwright'], { browser: true, needs: ['build', 'fixtures'] }),
];

it('with --no-browser, also leaves out steps that only browser steps need', () => {
  expect(selectSteps(more, ['--no-browser']).map(({ id }) => id)).toEqual(['build', 'site', 'links']);
});

it('also runs the steps that a named step needs, directly or indirectly', () => {
  expect(selectSteps(more, ['links']).map(({ id }) => id)).toEqual(['build', 'site', 'links']);
});

it('refuses to run a named browser step with --no-browser', () => {
  expect(() => selectSteps(more, ['--no-browser', 'browser'])).toThrow(
    '"browser" belongs to the browser tests, which this leaves out. Try: npm test -- browser',
  );
});

it('refuses a name that is not a step, and lists the steps', () => {
  expect(() => ids('tpyes')).toThrow('There is no step "tpyes". The steps are: types, browser.');
});
