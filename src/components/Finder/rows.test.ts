import { expect, test } from 'vitest';
import { rowsOf, showRows } from './rows';

const element = (tagName: string) => ({ tagName, hidden: false }) as HTMLElement;
const section = (tagName: string, ...names: readonly string[]) => ({
  element: element(tagName),
  rows: names.map((name) => ({ name, element: element('TR') })),
});

/** The sections that are visible after a search for these rows, each with its visible rows. */
function visibleFor(...names: readonly string[]): string[] {
  const sections = [
    section('P'),
    section('H2'),
    section('H3'),
    section('DIV', 'a', 'b'),
    section('H3'),
    section('DIV', 'c', 'd'),
    section('H2'),
    section('DIV', 'e'),
  ];
  const all = rowsOf(sections);
  showRows(sections, []);
  showRows(sections, names[0] === 'all' ? undefined : all.filter(({ name }) => names.includes(name)));
  return sections.flatMap(({ element: { hidden, tagName }, rows }, at) =>
    hidden ? [] : [`${at} ${tagName} ${rows.flatMap((row) => (row.element.hidden ? [] : row.name)).join('')}`.trim()],
  );
}

test('showRows shows the found rows and the headings above them', () => {
  expect(visibleFor('d')).toEqual(['1 H2', '4 H3', '5 DIV d']);
  expect(visibleFor('a', 'b', 'e')).toEqual(['1 H2', '2 H3', '3 DIV ab', '6 H2', '7 DIV e']);
});

test('showRows hides everything if nothing is found', () => expect(visibleFor()).toEqual([]));

test('showRows shows everything without a search', () => expect(visibleFor('all')).toHaveLength(8));
