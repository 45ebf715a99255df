import { expect, it } from 'vitest';
import type { Node } from '../mdx/tree.ts';
import { rehypeBreakableCode } from './rehypeBreakableCode.ts';

const element = (tagName: string, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): Node => ({ type: 'text', value });
const code = (value: string) => element('code', text(value));

/** Text, with `|` for each place to break. */
const show = ({ type, tagName, value = '', children = [] }: Node): string =>
  type === 'text' ? value : tagName === 'wbr' ? '|' : children.map(show).join('');

function run(tree: Node): string {
  rehypeBreakableCode()(tree);
  return show(tree);
}

it('code in a cell may break after what joins its words, also inside of a link', () => {
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

it('code elsewhere is left alone', () => {
  expect(run(element('p', code('CONFIG_ZMK')))).toBe('CONFIG_ZMK');
  expect(run(element('tr', element('th', code('CONFIG_ZMK'))))).toBe('CONFIG_ZMK');
});

it('a sign at the end makes no place to break', () => {
  expect(run(element('td', code('ZMK_')))).toBe('ZMK_');
});
