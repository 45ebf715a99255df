import { step, type Step } from './runner/step.ts';

const tsx = (file: string, ...args: readonly string[]): Step['command'] => ['node', '--import', 'tsx', file, ...args];

/**
 * What `npm test` runs, in this order, two at a time if the machine has two processors. To add a step, add a line here.
 * Checks of the content and the built site are in checks/all.ts instead.
 */
export const steps: readonly Step[] = [
  step('build', 'Build', tsx('scripts/build.mts')),
  step('types', 'Types', ['tsc', '-p', 'tsconfig.json']),
  step('core-types', 'Types of core alone', ['tsc', '-p', 'tsconfig.core.json']),
  step('lint', 'ESLint', ['eslint', '.', '--max-warnings=0']),
  step('format', 'Prettier', ['prettier', '--check', '.', '--log-level=warn']),
  step('style', 'Stylelint', ['stylelint', 'src/**/*.css', '--max-warnings=0']),
  step('spelling', 'Spelling', [
    'cspell',
    '--no-progress',
    '--no-summary',
    '--cache',
    '--cache-location=.cache/cspell',
  ]),
  step('unit', 'Unit tests', ['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile.json={report}'], {
    format: 'vitest',
  }),
  step('content', 'Content checks', tsx('checks/run.mts', 'content'), { format: 'checks' }),
  // Parsing and searching make millions of short-lived objects. With more room for them, collecting garbage is faster.
  step(
    'site',
    'Built-site checks',
    ['node', '--max-semi-space-size=128', '--import', 'tsx', 'checks/run.mts', 'site'],
    {
      format: 'checks',
      needs: ['build'],
    },
  ),
  // Otherwise, the browser tests would build them while other tests measure time.
  step('fixtures', 'Fixture sites', tsx('tests/conformance/buildFixtures.mts')),
  step('browser', 'Browser tests', ['playwright', 'test'], {
    format: 'playwright',
    needs: ['build', 'fixtures'],
    browser: true,
  }),
];
