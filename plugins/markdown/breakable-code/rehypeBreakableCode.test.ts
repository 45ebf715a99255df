import { expect, it } from 'vitest';
import type { Node } from '../mdxTree.ts';
import { rehypeBreakableCode } from './rehypeBreakableCode.ts';

const element = (tagName: string, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): Node => ({ type: 'text', value });
const code = (value: string) => element('code', text(value));

/** The text of a node, with `|` for each <wbr>. */
const textWithBreaks = ({ type, tagName, value = '', children = [] }: Node): string =>
  type === 'text' ? value : tagName === 'wbr' ? '|' : children.map(textWithBreaks).join('');

function run(tree: Node): string {
  rehypeBreakableCode()(tree);
  return textWithBreaks(tree);
}

it('lets code in a table cell, also in a link, break after _ = , and /', () => {
  const cell = element(
    'td',
    text('a_b '),
    code('CONFIG_ZMK_SLEEP=y'),
    text(' '),
    element('a', code('zmk,kscan-x')),
    code('a/b'),
  );
  expect(run(element('table', element('tr', cell)))).toBe('a_b CONFIG_|ZMK_|SLEEP=|y zmk,|kscan-xa/|b');
});

it('does not change code outside of table cells', () => {
  expect(run(element('p', code('CONFIG_ZMK')))).toBe('CONFIG_ZMK');
  expect(run(element('tr', element('th', code('CONFIG_ZMK'))))).toBe('CONFIG_ZMK');
});

it('adds no break after the last character', () => {
  expect(run(element('td', code('ZMK_')))).toBe('ZMK_');
});
