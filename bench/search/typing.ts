import type { Browser, Page } from '@playwright/test';
import { traceTasks } from '../weight/trace.ts';
import { installProbe, nameHelper, probeWorker } from './probe.ts';

/** How long a key press takes once everything is loaded. */
export type Typing = Readonly<{
  name: string;
  keys: number;
  /** Milliseconds of elapsed time, which depends on what else the machine is doing. */
  worker: readonly number[];
  roundTrip: readonly number[];
  painted: readonly number[];
  /** Milliseconds of CPU time, which hardly depends on that. */
  mainPerKey: number;
  longestTask: number;
}>;

const queries = ['layer', 'hold tap', 'bluetooth', 'rgb underglow', 'CONFIG_ZMK_SLEEP', 'how do I pair', '&kp LC(C)'];
const pauseMs = 120;

const places = {
  dialog: { path: '/docs', input: '.search-input' },
  page: { path: '/search', input: 'main input[type=search]' },
} as const;

/** Types queries key by key into the search dialog and into the input on the results page. */
export async function measureTyping(browser: Browser, origin: string): Promise<readonly Typing[]> {
  const figures: Typing[] = [];
  for (const name of ['dialog', 'page'] as const) figures.push(await typeInto(browser, origin, name));
  return figures;
}

async function typeInto(browser: Browser, origin: string, name: keyof typeof places): Promise<Typing> {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.addInitScript(nameHelper);
  await page.addInitScript(installProbe);
  const { path, input } = places[name];
  await page.goto(origin + path);
  if (name === 'dialog') await page.keyboard.press('Control+k');
  await page.waitForSelector(input);
  // Warm up: the first query loads everything.
  for (const query of ['first', 'second']) await typeQuery(page, input, query);
  await page.waitForTimeout(2000);
  const [worker] = page.workers();
  if (!worker) throw new Error('The search has no worker.');
  await worker.evaluate(nameHelper);
  await worker.evaluate(probeWorker);
  await page.evaluate(() => {
    window.probe.roundTrips.length = 0;
    window.probe.painted.length = 0;
  });
  const tasks = await traceTasks(page, async () => {
    for (const query of queries) await typeQuery(page, input, query);
  });
  const { roundTrips, painted } = await page.evaluate(() => window.probe);
  const times = await worker.evaluate(() => (self as unknown as { times: number[] }).times);
  await page.close();
  const keys = queries.join('').length;
  const mainPerKey = tasks.reduce((sum, { ms }) => sum + ms, 0) / keys;
  const longestTask = Math.max(...tasks.map(({ ms }) => ms));
  return { name, keys, worker: times, roundTrip: roundTrips, painted, mainPerKey, longestTask };
}

async function typeQuery(page: Page, input: string, query: string): Promise<void> {
  await page.locator(input).fill('');
  await page.waitForTimeout(2 * pauseMs);
  await page.keyboard.type(query, { delay: pauseMs });
  await page.waitForTimeout(2 * pauseMs);
}
