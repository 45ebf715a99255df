import { expect, test } from 'vitest';
import { showSections, type Section } from './showSections';

const section = (tagName: string, rows: Section['rows'] = 'none'): Section => ({
  element: { tagName, hidden: false } as HTMLElement,
  rows,
});

const list = (first: Section['rows'], second: Section['rows'], third: Section['rows']) => [
  section('P'),
  section('H2'),
  section('H3'),
  section('DIV', first),
  section('H3'),
  section('DIV', second),
  section('H2'),
  section('DIV', third),
];

function shownOf(sections: readonly Section[], isFiltered: boolean): string[] {
  showSections(sections, isFiltered);
  return sections.flatMap(({ element }, at) => (element.hidden ? [] : [`${at} ${element.tagName}`]));
}

test('a heading stays above a table with rows, and so does the heading above it', () => {
  expect(shownOf(list('hidden', 'shown', 'hidden'), true)).toEqual(['1 H2', '4 H3', '5 DIV']);
});

test('the last table keeps only its own heading', () => {
  expect(shownOf(list('hidden', 'hidden', 'shown'), true)).toEqual(['6 H2', '7 DIV']);
});

test('everything comes back when nothing is filtered', () => {
  const sections = list('shown', 'shown', 'shown');
  for (const { element } of sections) element.hidden = true;
  expect(shownOf(sections, false)).toHaveLength(8);
});
