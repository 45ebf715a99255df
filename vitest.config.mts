import { defineConfig } from 'vitest/config';

/** Set by `npm test`. */
const report = process.env.STEP_REPORT;

export default defineConfig({
  // Names that Docusaurus' bundler resolves. Tests mock the second one.
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@docusaurus/useBrokenLinks': '@docusaurus/core/lib/client/exports/useBrokenLinks.js',
    },
  },
  test: {
    include: ['**/*.test.{ts,tsx,mts}'],
    // The fixture sites in .cache have links to the folders of this project.
    exclude: ['**/node_modules/**', '.cache/**'],
    reporters: report ? ['dot', ['json', { outputFile: report }]] : ['default'],
    testTimeout: 30_000,
    setupFiles: ['tests/seedRandom.ts'],
    // Test files in the same worker share imported modules, such as the large firmware tables. That takes less than half the
    // time, but tests have to undo their mocks.
    isolate: false,
  },
});
