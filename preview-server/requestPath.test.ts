import { expect, it } from 'vitest';
import { requestPath } from './requestPath.ts';

it.each([
  ['/', '/', ''],
  ['/docs/faq?x=1&y=%20', '/docs/faq', '?x=1&y=%20'],
  ['/caf%C3%A9', '/café', ''],
  ['http://example.org/docs', '/docs', ''],
  ['/a%2Fb', '/a%2fb', ''],
  ['/a?b?c#d', '/a', '?b?c'],
])('reads %s as path %s and query "%s"', (target, path, query) => {
  expect(requestPath(target)).toEqual({ ok: true, path, query });
});

it.each([
  ['*', 400],
  ['docs', 400],
  ['http://example.org', 400],
  ['/%', 400],
  ['/%C0%AF', 400],
  [`/${'a'.repeat(3000)}`, 414],
])('rejects %s with %i', (target, status) => {
  expect(requestPath(target)).toMatchObject({ ok: false, status });
});
