import { step, type Step } from './runner/step.ts';

const tsx = (file: string, ...args: readonly string[]) => ['--import', 'tsx', file, ...args];
// Unchanged files aren't checked again. ESLint has no cache, because a change in one file can cause an error in another.
const types = (config: string) => [
  ...['node_modules/typescript/bin/tsc', '-p', config],
  ...['--incremental', '--tsBuildInfoFile', `.cache/${config}.tsbuildinfo`],
];
const formatting = [
  ...['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level=warn'],
  ...['--cache', '--cache-location=.cache/prettier'],
];
const spelling = [
  ...['node_modules/cspell/bin.mjs', '--no-progress', '--no-summary'],
  ...['--cache', '--cache-location=.cache/cspell'],
];

/**
 * What `npm test` runs, in this order, as many at a time as the machine has processors. The longest come first, so that all of
 * them have work until the end. Checks on the content and the built site are listed in checks/all.ts instead.
 */
export const steps: readonly Step[] = [
  step('build', 'Build', tsx('scripts/build.mts')),
  step('lint', 'ESLint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0']),
  step('site', 'Built-site checks', tsx('checks/run.mts', 'site'), { format: 'checks', needs: ['build'] }),
  step('unit', 'Unit tests', ['node_modules/vitest/vitest.mjs', 'run'], { format: 'vitest' }),
  // A separate step: if they were built during the browser tests, they'd slow down the tests that run at the same time.
  step('fixtures', 'Fixture sites', tsx('tests/conformance/buildFixtures.mts')),
  step('types', 'Types', types('tsconfig.json')),
  step('format', 'Prettier', formatting),
  step('core-types', 'Types of core alone', types('tsconfig.core.json')),
  step('spelling', 'Spelling', spelling),
  step('content', 'Content checks', tsx('checks/run.mts', 'content'), { format: 'checks' }),
  step('packages', 'Packages', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
  step('style', 'Stylelint', [
    'node_modules/stylelint/bin/stylelint.mjs',
    '{src,runtime}/**/*.css',
    '--max-warnings=0',
  ]),
  step('browser', 'Browser tests', ['node_modules/@playwright/test/cli.js', 'test'], {
    format: 'playwright',
    needs: ['build', 'fixtures'],
    browser: true,
  }),
];
