import { expect, it } from 'vitest';
import { acceptedEncodings } from './acceptEncoding.ts';

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['BR ; q=0.8', ['br']],
  ['*', ['br', 'gzip']],
  ['*, br;q=0', ['gzip']],
  ['identity', []],
  ['brotli-like', []],
  ['br;q=x', ['br']],
])('Accept-Encoding "%s" allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
