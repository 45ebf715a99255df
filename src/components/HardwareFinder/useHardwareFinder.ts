import { useEffect, useState } from 'react';
import { hardwareRowsIn, readHardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';
import { setHidden } from '@site/src/components/Finder/setHidden';
import { showSections, type Section } from '@site/src/components/Finder/showSections';
import { useRevealTarget } from '@site/src/components/Finder/useRevealTarget';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { matches, readFilter, writeFilter, type HardwareFilter } from './filter';

const isEmpty = (filter: HardwareFilter) => writeFilter(filter, '') === '';

type Finder = Readonly<{
  filter: HardwareFilter;
  change: (part: Partial<HardwareFilter>) => void;
  toggle: (property: string) => void;
  reset: () => void;
  /** How many rows are shown; undefined while all are. */
  count: number | undefined;
}>;

function sectionOf(element: HTMLElement): Section {
  const rows = hardwareRowsIn(element);
  if (rows.length === 0) return { element, rows: 'none' };
  return { element, rows: rows.every(({ hidden }) => hidden) ? 'hidden' : 'shown' };
}

function keepInAddress(filter: HardwareFilter): void {
  const url = new URL(location.href);
  url.search = writeFilter(filter, url.search);
  replaceAddress(url);
}

/** Shows the rows that the filter asks for, with the headings above them. */
function showRows(list: HTMLElement, filter: HardwareFilter): readonly HTMLTableRowElement[] {
  const rows = hardwareRowsIn(list);
  for (const row of rows) setHidden(row, !matches(readHardwareRow(row), filter));
  showSections(([...list.children] as HTMLElement[]).map(sectionOf), !isEmpty(filter));
  return rows;
}

/** The state of the filters. It lives in the address, so that a selection can be shared; the rows are HTML of the page. */
export function useHardwareFinder(listId: string): Finder {
  const [filter, setFilter] = useState(() => readFilter(typeof location === 'undefined' ? '' : location.search));
  const [count, setCount] = useState<number>();

  // A link to a row or section that the filter hides shows everything first.
  useRevealTarget(listId, () => {
    const list = document.getElementById(listId);
    if (list) showRows(list, readFilter(''));
    setFilter(readFilter(''));
  });

  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    const isFiltered = !isEmpty(filter);
    const rows = showRows(list, filter);
    keepInAddress(filter);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the rows are outside React: their number is known only now
    setCount(isFiltered ? rows.filter(({ hidden }) => !hidden).length : undefined);
  }, [filter, listId]);

  const change = (part: Partial<HardwareFilter>) => setFilter((was) => ({ ...was, ...part }));
  return {
    filter,
    count,
    change,
    toggle: (property) =>
      change({
        has: filter.has.includes(property) ? filter.has.filter((one) => one !== property) : [...filter.has, property],
      }),
    reset: () => setFilter(readFilter('')),
  };
}
