import { afterEach, expect, it, vi } from 'vitest';
import { followHit } from './followHit';

afterEach(() => vi.unstubAllGlobals());

function follow(url: string) {
  const [push, assign] = [vi.fn(), vi.fn()];
  vi.stubGlobal('window', { location: { assign } });
  followHit({ push }, url);
  return { push, assign };
}

it('a page of the site is shown by the router', () => {
  const { push, assign } = follow('/docs/faq#why');
  expect(push).toHaveBeenCalledExactlyOnceWith('/docs/faq#why');
  expect(assign).not.toHaveBeenCalled();
});

it('a page elsewhere is opened by the browser', () => {
  const { push, assign } = follow('https://zmk.studio/download');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://zmk.studio/download');
  expect(push).not.toHaveBeenCalled();
});
