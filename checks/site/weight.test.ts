import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { assembleSite, type RawSite } from './site.ts';
import { weight } from './weight.ts';

/** Random text that compresses to about `bytes`. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');
const faults = async (raw: Partial<RawSite>) =>
  (await weight.run(assembleSite({ root: '', folder: '', html: {}, ...raw }))).map(
    ({ file, fault }) => `${file} ${fault}`,
  );

it('accepts a page within the limits', async () => {
  expect(await faults({ html: { 'a.html': `<style>a{}</style><script>${noise(4000)}</script>` } })).toEqual([]);
});

it('reports inline scripts and inline styles that are too big', async () => {
  const html = `<style>${noise(20_000)}</style><script>${noise(12_000)}</script>`;
  expect(await faults({ html: { 'a.html': html } })).toEqual([
    expect.stringMatching(/^build\/a\.html \/a: JavaScript in the page takes 12\.\d kB, more than 5\.0 kB\.$/),
    expect.stringMatching(/^build\/a\.html \/a: CSS in the page takes 20\.\d kB, more than 17\.0 kB\.$/),
  ]);
});

it('counts neither linked scripts nor JSON data', async () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">${noise(20_000)}</script>`;
  expect(await faults({ html: { 'a.html': html } })).toEqual([]);
});

it('finds a stylesheet that is too big', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weight-'));
  fs.writeFileSync(path.join(folder, 'a.css'), noise(20_000));
  expect(await faults({ folder, files: ['/a.css'] })).toEqual([
    expect.stringContaining('build/a.css The stylesheet takes 20'),
  ]);
  fs.rmSync(folder, { recursive: true });
});
