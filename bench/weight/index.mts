/**
 * What a page costs before the reader does anything, next to the same page without scripts and the same with a linked
 * stylesheet; then what becoming a live page costs. Phone settings; medians of interleaved runs, so only ratios count.
 *   npm run bench:weight [-- /docs/some/page …]
 */
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import zlib from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browser/findChromium.ts';
import { createSiteServer, stopServer } from '../../server/siteServer.ts';
import { measurePage, type PageFigures } from './measurePage.ts';
import { variants, writeVariant, type Variant } from './variants.ts';

const runs = 5;
const build = path.resolve('build');
const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : ['/docs', '/docs/features/bluetooth', '/docs/config/battery', '/'];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const compressed = (file: string) => zlib.brotliCompressSync(fs.readFileSync(path.join(build, file))).length;
const row = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(12)).join('');

/** One server a variant: pages keep their own addresses, which the framework needs to start. */
async function serveVariant(variant: Variant) {
  const folder = writeVariant(build, routes, variant);
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { folder, server, origin: `http://127.0.0.1:${port}` };
}

const served = {
  built: await serveVariant('built'),
  bare: await serveVariant('bare'),
  linked: await serveVariant('linked'),
};
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

try {
  for (const route of routes) {
    const figures: Record<Variant, PageFigures[]> = { built: [], bare: [], linked: [] };
    for (let run = 0; run < runs; run++) {
      for (const variant of variants)
        figures[variant].push(await measurePage(browser, `${served[variant].origin}${route}`));
    }
    const of = (variant: Variant, key: keyof PageFigures) => median(figures[variant].map((figure) => figure[key]));
    console.log(`\n${route}`);
    console.log(row(['', 'JS bytes', 'blocking ms', 'CPU ms', 'FCP ms', 'LCP ms', 'CLS']));
    for (const variant of variants) {
      console.log(
        row([
          variant,
          of(variant, 'scriptBytes'),
          ...(['blockingMs', 'cpuMs', 'fcpMs', 'lcpMs'] as const).map((key) => of(variant, key).toFixed(0)),
          of(variant, 'layoutShift').toFixed(4),
        ]),
      );
    }
    const ratio = (key: keyof PageFigures, to: Variant) => (of('built', key) / of(to, key)).toFixed(2);
    console.log(
      `  CPU ${ratio('cpuMs', 'bare')}x and LCP ${ratio('lcpMs', 'bare')}x of bare; first paint ${ratio('fcpMs', 'linked')}x of linked`,
    );
  }

  console.log('\nAfter the first sign of life (brotli, kB)');
  const page = await browser.newPage();
  for (const route of routes) {
    const files = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && files.add(new URL(request.url()).pathname));
    await page.goto(`${served.built.origin}${route}`);
    await page.mouse.move(100, 100);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const total = [...files].reduce((sum, file) => sum + compressed(file), 0);
    console.log(`  ${route}  ${(total / 1000).toFixed(1)} in ${files.size} files`);
  }
  const css = fs.readdirSync(path.join(build, 'assets/css')).map((file) => compressed(`assets/css/${file}`));
  console.log(`  whole stylesheet  ${(css.reduce((sum, bytes) => sum + bytes, 0) / 1000).toFixed(1)}`);
} finally {
  await browser.close();
  for (const { folder, server } of Object.values(served)) {
    await stopServer(server);
    fs.rmSync(folder, { recursive: true });
  }
}
