import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,plugins,cli,checks,site,server,scripts,src}/**/*.test.{ts,tsx,mts}'],
    testTimeout: 30_000,
  },
});
