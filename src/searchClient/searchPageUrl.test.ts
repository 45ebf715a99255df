import { expect, it } from 'vitest';
import { searchPageUrl } from './searchPageUrl';

it.each([
  ['hold-tap &mt', '/search?q=hold-tap%20%26mt'],
  ['😀', '/search?q=%F0%9F%98%80'],
  ['smile 😀'.slice(0, -1), '/search?q=smile%20'],
  ['😀'.slice(1), '/search?q='],
])('the URL for %s is %s', (query, url) => {
  expect(searchPageUrl(query)).toBe(url);
});
