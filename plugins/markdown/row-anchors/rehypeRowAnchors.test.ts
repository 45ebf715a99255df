import { expect, it } from 'vitest';
import type { Node } from '../mdxTree.ts';
import { rehypeRowAnchors } from './rehypeRowAnchors.ts';

const element = (tagName: string, properties: Record<string, unknown>, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const row = (...cells: string[]) =>
  element('tr', {}, ...cells.map((value) => element('td', {}, element('strong', {}, { type: 'text', value }))));
const heading = (id: string) => element('h2', { id });

function idsOf(...children: Node[]): unknown[] {
  const tree = element('div', {}, ...children);
  rehypeRowAnchors()(tree);
  return children
    .filter(({ tagName }) => tagName === 'table')
    .flatMap((table) => (table.children ?? []).map(({ properties }) => properties?.id));
}

it('names rows that list problems after what the reader sees', () => {
  const table = element(
    'table',
    {},
    row('Nothing lights up, or only half of the LEDs', 'Not enabled'),
    row('“Flicker”'),
  );
  expect(idsOf(heading('problems'), table)).toEqual(['nothing-lights-up-or-only-half', 'flicker']);
});

it('leaves other tables alone', () => {
  expect(idsOf(heading('properties'), element('table', {}, row('Flicker')))).toEqual([undefined]);
});

it('gives no id twice', () => {
  const table = element('table', {}, row('No drive'), row('It stays'), row('It stays'));
  expect(idsOf(heading('no-drive'), heading('problems'), table)).toEqual([undefined, 'it-stays', undefined]);
});
