import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceAddress } from './replaceAddress';

const replaceState = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://zmk.dev/docs/hardware' });
  vi.stubGlobal('history', { state: { key: 'a' }, replaceState });
});
afterEach(() => {
  vi.unstubAllGlobals();
  replaceState.mockReset();
});

test('the entry of the history keeps its state', () => {
  const url = new URL('https://zmk.dev/docs/hardware?kind=shield');
  replaceAddress(url);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'a' }, '', url);
});

test('the same address is not written again', () => {
  replaceAddress(new URL('https://zmk.dev/docs/hardware'));
  expect(replaceState).not.toHaveBeenCalled();
});

test('a browser that refuses does not break the page', () => {
  replaceState.mockImplementation(() => {
    throw new Error('SecurityError: more than 100 times per 30 seconds');
  });
  expect(() => replaceAddress(new URL('https://zmk.dev/docs/hardware?text=c'))).not.toThrow();
});
