import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { listenLocally } from '../../preview-server/listenLocally';

/** Long enough for the browser to paint in between. */
const pauseMs = 80;

type Pause = Readonly<{ where: string; route: string; after: RegExp; widths: readonly number[] }>;

type Shift = PerformanceEntry & Readonly<{ value: number; sources: readonly Readonly<{ node?: Element }>[] }>;

/** Places in documents where a pause is risky: what arrives after it could move what is already painted. */
const pauses: readonly Pause[] = [
  { where: 'inside the navbar', route: '/docs', after: /ZMK Studio/, widths: [1440] },
  {
    where: 'before the table of contents button',
    route: '/docs/config/power',
    after: /theme-doc-toc-mobile[^>]*>/,
    widths: [390],
  },
  {
    where: 'inside a table',
    route: '/docs/features/low-power-states',
    after: /<td>How it starts/,
    widths: [390, 1440],
  },
];

/** A proxy for the site. When it sends a document, it pauses after the given text. */
function pausingServer(origin: string, after: RegExp): http.Server {
  return http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      const body = html.indexOf('<body');
      const found = after.exec(html.slice(body));
      if (!found) throw new Error(`${request.url} doesn't contain ${after}. Choose another page for the test.`);
      const end = body + found.index + found[0].length;
      response.write(html.slice(0, end));
      await pause(pauseMs);
      response.end(html.slice(end));
    })();
  });
}

for (const { where, route, after, widths } of pauses) {
  for (const width of widths) {
    test(`if the HTML of a page arrives with a pause ${where}, nothing moves when the rest arrives, at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      const server = pausingServer(baseURL ?? '', after);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { moved: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            // Smaller shifts are carets in the sidebar that turn, and table columns that widen as rows arrive.
            if (entry.value < 0.005) continue;
            seen.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? 'something'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto((await listenLocally(server)) + route);
      await pause(2 * pauseMs);
      expect(await page.evaluate('moved')).toEqual([]);
      server.closeAllConnections();
      server.close();
    });
  }
}
