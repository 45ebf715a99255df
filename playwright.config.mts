import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/browser/chromiumArguments.mts';

/** `npm test` sets these three. The defaults are for running `npx playwright test` by hand. */
const port = Number(process.env.E2E_PORT ?? 4323);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const report = process.env.STEP_REPORT;

const origin = `http://127.0.0.1:${port}`;

const reporters = (outputFile: string) => [['dot'], ['json', { outputFile }]] as const;

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'fixtures', testMatch: 'conformance/fixtures.setup.ts' },
    { name: 'conformance', testMatch: 'conformance/*.spec.ts', dependencies: ['fixtures'] },
    { name: 'e2e', testMatch: 'e2e/*.spec.ts' },
  ],
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Tests often wait for a timer, a frame, or the network, so three workers keep two processors busy.
  workers: Math.ceil(os.availableParallelism() * 1.5),
  // axe takes seconds on a long page, and minutes if the machine is busy.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // Some tests depend on single frames, so `npm test` retries them if the machine is busy. tests/retries reports those.
  retries: report ? 2 : 0,
  reporter: [
    ...(report ? [...reporters(report), ['./tests/retries/reporter.ts'] as const] : [['list'] as const]),
    ['./tests/conformance/reporter.ts'],
  ],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath,
      args: [...chromiumArguments],
    },
  },
  webServer: {
    command: 'node scripts/launch.mjs serve',
    url: `${origin}/`,
    env: { ...(process.env as Record<string, string>), PORT: String(port) },
    reuseExistingServer: report === undefined,
  },
});
