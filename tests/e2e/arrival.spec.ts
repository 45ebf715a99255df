import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';

/** Long enough for a frame in between. */
const pauseMs = 80;

type Halt = Readonly<{ where: string; route: string; place: RegExp; widths: readonly number[] }>;

type Shift = PerformanceEntry & Readonly<{ value: number; sources: readonly Readonly<{ node?: Element }>[] }>;

/** Where a document halts on its way: each time, what follows would move what is there already. */
const halts: readonly Halt[] = [
  { where: 'within the navbar', route: '/docs', place: /ZMK Studio/, widths: [1440] },
  {
    where: 'before the button of the contents',
    route: '/docs/config/power',
    place: /theme-doc-toc-mobile[^>]*>/,
    widths: [390],
  },
  {
    where: 'within a table',
    route: '/docs/features/low-power-states',
    place: /<td>How it starts/,
    widths: [390, 1440],
  },
];

/** A server that passes the site on and, of documents, sends the part up to the place first. */
async function serveHalting(origin: string, place: RegExp): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      const body = html.indexOf('<body');
      const found = place.exec(html.slice(body));
      if (!found) throw new Error(`${request.url} has nothing like ${place}. Choose another page for the test.`);
      const end = body + found.index + found[0].length;
      response.write(html.slice(0, end));
      await pause(pauseMs);
      response.end(html.slice(end));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

for (const { where, route, place, widths } of halts) {
  for (const width of widths) {
    test(`if a document stops arriving ${where}, nothing moves when the rest comes, at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      const server = await serveHalting(baseURL ?? '', place);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { moved: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            // Less is a caret of the sidebar that turns, or the columns of a table that get wider as its rows arrive.
            if (entry.value < 0.005) continue;
            seen.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? 'something'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}${route}`);
      await pause(2 * pauseMs);
      expect(await page.evaluate('moved')).toEqual([]);
      server.closeAllConnections();
      server.close();
    });
  }
}
