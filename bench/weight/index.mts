/**
 * What loading a page costs on a phone, compared with the same page without scripts and with a linked stylesheet, and what
 * hydration (starting React) costs. Each round loads each variant once, in changing order, and each figure is the mean of the
 * middle half of the rounds. Work is measured in CPU time, which other programs hardly affect.
 *   npm run bench:weight [-- /docs/some/page …]
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { sentBytes } from '../../checks/site/weight.ts';
import { chromiumArguments } from '../../scripts/browser/chromiumArguments.mts';
import { ensureChromium } from '../../scripts/browser/ensureChromium.ts';
import { listenLocally } from '../../preview-server/listenLocally.ts';
import { createSiteServer, stopServer } from '../../preview-server/siteServer.ts';
import { budgets } from '../../site-settings/budgets.ts';
import { builtSite } from '../builtSite.ts';
import { measurePage, type PageFigures } from './measurePage.ts';
import { measureHydration, type HydrationFigures } from './measureHydration.ts';
import { goalLine, typical, row, type Goal } from './report.ts';
import { fileOf, variants, writeVariant, type Variant } from './variants.ts';

const rounds = 11;
const hydrationRuns = 3;
const build = builtSite();
const requested = process.argv.slice(2);
const routes = requested.length > 0 ? requested : ['/docs', '/docs/features/bluetooth', '/blog', '/'];

const compressed = (file: string) => sentBytes(fs.readFileSync(path.join(build, file)), 11);
const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
const inlineSize = (html: string, tag: RegExp) =>
  sentBytes([...html.matchAll(tag)].map(([, text]) => text ?? '').join('\n'), 11);

/** One server per variant, because React only starts on pages with their original address. */
async function serveVariant(variant: Variant) {
  const folder = writeVariant(build, routes, variant);
  const server = createSiteServer(folder);
  return { folder, server, origin: await listenLocally(server) };
}

const served = {
  built: await serveVariant('built'),
  bare: await serveVariant('bare'),
  linked: await serveVariant('linked'),
};
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArguments] });

async function measureVariants(route: string): Promise<Record<Variant, PageFigures[]>> {
  const figures: Record<Variant, PageFigures[]> = { built: [], bare: [], linked: [] };
  const measure = (variant: Variant) => measurePage(browser, `${served[variant].origin}${route}`);
  // The first load only warms up the browser and the server.
  for (const variant of variants) await measure(variant);
  for (let round = 0; round < rounds; round++) {
    const order = variants.map((_, position) => variants[(position + round) % variants.length] as Variant);
    for (const variant of order) figures[variant].push(await measure(variant));
  }
  return figures;
}

type Typical = (variant: Variant, key: keyof PageFigures) => number;

async function report(route: string): Promise<void> {
  const figures = await measureVariants(route);
  const of: Typical = (variant, key) => typical(figures[variant].map((figure) => figure[key]));
  console.log(`\n${route}`);
  console.log(row(['', 'blocking ms', 'CPU ms', 'FCP ms', 'LCP ms', 'CLS']));
  for (const variant of variants) {
    const cell = (key: keyof PageFigures) => of(variant, key).toFixed(key === 'layoutShift' ? 4 : 0);
    console.log(row([variant, cell('blockingMs'), cell('cpuMs'), cell('fcpMs'), cell('lcpMs'), cell('layoutShift')]));
  }

  const hydrations: HydrationFigures[] = [];
  for (let run = 0; run < hydrationRuns; run++)
    hydrations.push(await measureHydration(browser, `${served.built.origin}${route}`));
  for (const goal of goalsOf(route, of, hydrations)) console.log(goalLine(goal));
}

function goalsOf(route: string, of: Typical, hydrations: readonly HydrationFigures[]): readonly Goal[] {
  const ratio = (key: keyof PageFigures, to: Variant) => of('built', key) / of(to, key);
  const html = fs.readFileSync(path.join(build, fileOf(route)), 'utf8');
  const scriptBytes =
    inlineSize(html, /<script\b(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g) + of('built', 'scriptBytes');
  const kB = (bytes: number) => bytes / 1000;
  return [
    {
      what: 'JavaScript before an interaction',
      value: kB(scriptBytes),
      most: kB(budgets.initialScripts),
      unit: 'kB',
      digits: 1,
    },
    {
      what: 'blocking time beyond the page without scripts',
      value: of('built', 'blockingMs') - of('bare', 'blockingMs'),
      most: 30,
      unit: 'ms',
    },
    {
      what: 'CPU time relative to the page without scripts',
      value: ratio('cpuMs', 'bare'),
      most: 1.3,
      unit: 'x',
      digits: 2,
    },
    {
      what: 'LCP relative to the page without scripts',
      value: ratio('lcpMs', 'bare'),
      most: 1.05,
      unit: 'x',
      digits: 2,
    },
    { what: 'FCP relative to a linked stylesheet', value: ratio('fcpMs', 'linked'), most: 0.6, unit: 'x', digits: 2 },
    { what: 'layout shift', value: of('built', 'layoutShift'), most: 0, unit: '', digits: 4 },
    {
      what: 'CSS in the page',
      value: kB(inlineSize(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g)),
      most: kB(budgets.initialStyles),
      unit: 'kB',
      digits: 1,
    },
    {
      what: `JavaScript for hydration (${hydrations[0]?.files.length} files)`,
      value: kB(total((hydrations[0]?.files ?? []).map(compressed))),
      most: kB(budgets.hydrationScripts),
      unit: 'kB',
      digits: 1,
    },
    {
      what: 'longest task of hydration, on this machine',
      value: typical(hydrations.map(({ longestTaskMs }) => longestTaskMs)),
      most: 50,
      unit: 'ms',
    },
  ];
}

try {
  for (const route of routes) await report(route);
  const stylesheets = fs.readdirSync(path.join(build, 'assets/css')).filter((file) => file.endsWith('.css'));
  console.log('\nStylesheets');
  for (const file of stylesheets) {
    const value = compressed(`assets/css/${file}`) / 1000;
    console.log(goalLine({ what: file, value, most: budgets.stylesheet / 1000, unit: 'kB', digits: 1 }));
  }
} finally {
  await browser.close();
  for (const { folder, server } of Object.values(served)) {
    await stopServer(server);
    fs.rmSync(folder, { recursive: true });
  }
}
