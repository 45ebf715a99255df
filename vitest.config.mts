import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Names that the framework's bundler knows. Tests replace what is behind the second one.
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@docusaurus/useBrokenLinks': '@docusaurus/core/lib/client/exports/useBrokenLinks.js',
    },
  },
  test: {
    include: ['{bench,core,runtime,plugins,cli,checks,site,server,scripts,src,tests}/**/*.test.{ts,tsx,mts}'],
    testTimeout: 30_000,
    setupFiles: ['tests/unit/seed.ts'],
    // Files of one worker share what they import, the large tables above all: less than half the time. Tests undo what they replace.
    isolate: false,
  },
});
