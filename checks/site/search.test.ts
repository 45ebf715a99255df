import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { search } from './search.ts';
import { assembleSite } from './site.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-check-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const faultsWith = async (files: readonly string[]) =>
  (await search.run(assembleSite({ root: process.cwd(), folder, html: {}, files }))).map(
    ({ file, fault }) => `${file} ${fault}`,
  );

it('reports what readers would not find, and which file to change', async () => {
  const faults = await faultsWith([]);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^core\/search\/relevance\/tuned\.ts ".+" finds nothing\.$/),
      expect.stringMatching(/ 0\.0 % of the held out queries are answered by the first result, less than \d+\.\d %\.$/),
      expect.stringMatching(
        /^core\/search\/relevance\/questions\.ts ".+" should find \/docs\/.+, which does not exist\.$/,
      ),
      'core/search/extract/pageRoleOf.ts No page has the role "configuration".',
      expect.stringMatching(/The index has 0 files instead of 2\.$/),
      expect.stringMatching(/^core\/search\/vocabulary\/synonyms\.ts A row points to \/.+, which does not exist\.$/),
      expect.stringMatching(/^core\/search\/vocabulary\/concepts\.ts A row points to \/.+, which does not exist\.$/),
    ]),
  );
});

it('requires two small index files', async () => {
  const files = ['/assets/search/outline.json', '/assets/search/texts.json'];
  fs.mkdirSync(path.join(folder, 'assets/search'), { recursive: true });
  for (const file of files) fs.writeFileSync(path.join(folder, `${file}.br`), Buffer.alloc(300_000));
  expect((await faultsWith(files)).at(-1)).toContain('The index takes 600000 bytes (compressed), more than');
});
