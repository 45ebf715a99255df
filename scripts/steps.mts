import { step, type Step } from './runner/step.ts';

const tsx = (file: string, ...args: readonly string[]): Step['command'] => ['node', '--import', 'tsx', file, ...args];

/**
 * What `npm test` runs, in this order (two at a time where the machine has two processors). Add a gate as a line here.
 * Checks over content and over the built site are listed in checks/all.ts instead and need no line of their own.
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
  step('site', 'Built-site checks', tsx('checks/run.mts', 'site'), { format: 'checks', needs: ['build'] }),
  // Before the browser tests, which would build them beside tests that measure time.
  step('fixtures', 'Fixture sites', tsx('tests/conformance/buildFixtures.mts')),
  step('browser', 'Browser tests', ['playwright', 'test'], {
    format: 'playwright',
    needs: ['build', 'fixtures'],
    browser: true,
  }),
];
