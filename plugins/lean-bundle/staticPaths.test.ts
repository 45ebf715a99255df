import { expect, test } from 'vitest';
import pathToRegexp from 'path-to-regexp';
import staticPaths from './staticPaths.ts';

const paths = ['/', '/docs', '/docs/keymaps/list-of-keycodes', '/blog/tags/firmware/page/2', '*'];
const addresses = [
  ...paths,
  '',
  '/docs/',
  '/DOCS',
  '/docsearch',
  '/docs/keymaps',
  '/docs//',
  '/doc',
  '/blog/2024/11/11/a.b',
];

test.each(paths)('%s matches what path-to-regexp says', (path) => {
  for (const end of [true, false]) {
    for (const sensitive of [true, false]) {
      const original = pathToRegexp(path, [], { end, sensitive, strict: false });
      const own = staticPaths(path, [], { end, sensitive });
      for (const address of addresses)
        expect([address, end, own.exec(address)?.[0]]).toEqual([address, end, original.exec(address)?.[0]]);
    }
  }
});
