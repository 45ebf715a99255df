import { step, type Step } from './runner/step.ts';

const tsx = (file: string, ...args: readonly string[]): Step['command'] => ['node', '--import', 'tsx', file, ...args];

const unitTests = ['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile.json={report}'] as const;
const spelling = ['cspell', '--no-progress', '--no-summary', '--cache', '--cache-location=.cache/cspell'] as const;
// Parsing and searching create millions of short-lived objects. More memory for them makes garbage collection faster.
const siteChecks = ['node', '--max-semi-space-size=128', '--import', 'tsx', 'checks/run.mts', 'site'] as const;

/**
 * What `npm test` runs, in this order, two at a time if the machine has two processors. The longest come first, so that both
 * processors have work until the end. Checks on the content and the built site are listed in checks/all.ts instead.
 */
export const steps: readonly Step[] = [
  step('build', 'Build', tsx('scripts/build.mts')),
  step('lint', 'ESLint', ['eslint', '.', '--max-warnings=0']),
  step('site', 'Built-site checks', siteChecks, { format: 'checks', needs: ['build'] }),
  step('unit', 'Unit tests', unitTests, { format: 'vitest' }),
  // If the browser tests built them, other tests would run at the same time and some would be too slow.
  step('fixtures', 'Fixture sites', tsx('tests/conformance/buildFixtures.mts')),
  step('types', 'Types', ['tsc', '-p', 'tsconfig.json']),
  step('format', 'Prettier', ['prettier', '--check', '.', '--log-level=warn']),
  step('core-types', 'Types of core alone', ['tsc', '-p', 'tsconfig.core.json']),
  step('spelling', 'Spelling', spelling),
  step('content', 'Content checks', tsx('checks/run.mts', 'content'), { format: 'checks' }),
  step('style', 'Stylelint', ['stylelint', 'src/**/*.css', '--max-warnings=0']),
  step('browser', 'Browser tests', ['playwright', 'test'], {
    format: 'playwright',
    needs: ['build', 'fixtures'],
    browser: true,
  }),
];
