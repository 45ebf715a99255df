import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText';

afterEach(() => vi.unstubAllGlobals());

test('a text is put on the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('&kp A')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('&kp A');
});

test.each([
  ['without permission', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ['over plain HTTP, where there is no clipboard', {}],
])('%s it says no instead of throwing', async (_when, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('&kp A')).toBe(false);
});
