import { expect, test } from 'vitest';
import { filterSections, type FilteredSection } from './filterSections';

const section = (tagName: string, rows: FilteredSection['rows'] = 'none'): FilteredSection => ({
  element: { tagName, hidden: false } as HTMLElement,
  rows,
});

const list = (first: FilteredSection['rows'], second: FilteredSection['rows'], third: FilteredSection['rows']) => [
  section('P'),
  section('H2'),
  section('H3'),
  section('DIV', first),
  section('H3'),
  section('DIV', second),
  section('H2'),
  section('DIV', third),
];

function visibleIn(sections: readonly FilteredSection[], isFiltered: boolean): string[] {
  filterSections(sections, isFiltered);
  return sections.flatMap(({ element }, at) => (element.hidden ? [] : [`${at} ${element.tagName}`]));
}

test('keeps the headings above a table with visible rows', () => {
  expect(visibleIn(list('hidden', 'shown', 'hidden'), true)).toEqual(['1 H2', '4 H3', '5 DIV']);
});

test('hides the headings of other tables', () => {
  expect(visibleIn(list('hidden', 'hidden', 'shown'), true)).toEqual(['6 H2', '7 DIV']);
});

test('shows everything if nothing is filtered', () => {
  const sections = list('shown', 'shown', 'shown');
  for (const { element } of sections) element.hidden = true;
  expect(visibleIn(sections, false)).toHaveLength(8);
});
