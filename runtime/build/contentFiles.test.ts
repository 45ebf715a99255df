import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFiles, contentsOf } from './contentFiles.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const page = (text: string) =>
  `<html><script data-build=build-id></script><main><div data-content><p>${text}<script type=application/json>{"toc":[]}</script></div></main>`;

const run = () =>
  contentFiles.run({
    outDir: folder,
    siteDir: folder,
    baseUrl: '/',
    url: 'https://zmk.dev',
    title: 'ZMK',
    tagline: '',
  });
const builds = () => fs.readdirSync(path.join(folder, 'content'));

test('contentsOf finds each piece of content on a page, in order', () => {
  expect(contentsOf(page('one') + page('two'))).toEqual([
    { mdxExports: { toc: [] }, html: '<p>one' },
    { mdxExports: { toc: [] }, html: '<p>two' },
  ]);
});

test('a page contains the id of its build, which names the folder of its content and changes with the content', async () => {
  fs.writeFileSync(path.join(folder, 'docs.html'), page('old'));
  await run();
  const [build] = builds();
  expect(fs.readFileSync(path.join(folder, 'docs.html'), 'utf8')).toContain(`data-build=${build}>`);
  expect(fs.readFileSync(path.join(folder, 'content', build!, 'docs.json'), 'utf8')).toContain('<p>old');
  fs.writeFileSync(path.join(folder, 'docs.html'), page('new'));
  await run();
  expect(builds()).toHaveLength(2);
});
