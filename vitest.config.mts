import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The framework's bundler knows this name; tests replace what is behind it.
  resolve: {
    alias: { '@docusaurus/useBrokenLinks': '@docusaurus/core/lib/client/exports/useBrokenLinks.js' },
  },
  test: {
    include: ['{bench,core,plugins,cli,checks,site,server,scripts,src,tests}/**/*.test.{ts,tsx,mts}'],
    testTimeout: 30_000,
    setupFiles: ['tests/unit/seed.ts'],
  },
});
