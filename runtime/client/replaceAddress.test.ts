import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceAddress } from './replaceAddress';

const replaceState = vi.fn();
const pushState = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://zmk.dev/docs/hardware' });
  vi.stubGlobal('history', { state: { key: 'a' }, replaceState, pushState });
});
afterEach(() => {
  vi.unstubAllGlobals();
  replaceState.mockReset();
  pushState.mockReset();
});

test('replaceAddress changes the address and keeps the state of the history entry', () => {
  const url = new URL('https://zmk.dev/docs/hardware?kind=shield');
  replaceAddress(url);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'a' }, '', url);
});

test('replaceAddress with pushState adds a history entry without state', () => {
  const url = new URL('https://zmk.dev/docs/hardware?kind=shield');
  replaceAddress(url, 'pushState');
  expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', url);
});

test('replaceAddress does nothing if the address is the same', () => {
  replaceAddress(new URL('https://zmk.dev/docs/hardware'));
  expect(replaceState).not.toHaveBeenCalled();
});

test('replaceAddress throws no error if the browser refuses', () => {
  const refuse = () => {
    throw new Error('SecurityError: more than 100 times per 30 seconds');
  };
  replaceState.mockImplementation(refuse);
  pushState.mockImplementation(refuse);
  const url = new URL('https://zmk.dev/docs/hardware?text=c');
  expect(() => replaceAddress(url)).not.toThrow();
  expect(() => replaceAddress(url, 'pushState')).not.toThrow();
});
