import { expect, test } from 'vitest';
import { breakTitle, cardSvg } from './cardSvg.ts';
import { cardPath } from './cardPath.ts';

test('breaks a title between words, into at most four lines', () => {
  expect(breakTitle('Sticky Key Behavior')).toEqual(['Sticky Key Behavior']);
  const long = breakTitle(
    'Community Spotlight Series #3: ZMK Tools and ZMK Locale Generator and some more words after it, and then a few further ones',
  );
  expect(long).toHaveLength(4);
  expect(long[3]).toMatch(/…$/);
});

test('escapes special characters of XML in the title', () => {
  expect(cardSvg('Keymaps & <Behaviors>', 'Docs')).toContain('Keymaps &amp; &lt;Behaviors&gt;');
});

test('puts a card at the path of its page', () => {
  expect(cardPath('/site', '/site/docs/features/bluetooth.mdx')).toBe('/social/docs/features/bluetooth.png');
});
