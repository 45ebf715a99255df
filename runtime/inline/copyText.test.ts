import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText';

afterEach(() => vi.unstubAllGlobals());

test('copies text to the clipboard and returns true', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('&kp A')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('&kp A');
});

test.each([
  ['without permission', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ['over plain HTTP, which has no clipboard', {}],
])('%s, copyText returns false instead of throwing an error', async (_when, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('&kp A')).toBe(false);
});
