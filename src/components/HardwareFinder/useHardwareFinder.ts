import { useEffect, useState } from 'react';
import { matches, readFilter, writeFilter, type HardwareFilter, type HardwareRow } from './filter';
import { showSections } from './sections';

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

function readRow(row: HTMLTableRowElement): HardwareRow {
  const { kind = '', parts = '', has, out, exposes, requires, chip = '' } = row.dataset;
  return {
    text: `${row.cells[0]?.textContent ?? ''} ${parts}`.toLowerCase(),
    kind,
    headers: [...words(exposes), ...words(requires)],
    chip,
    has: words(has),
    outputs: words(out),
  };
}

const isEmpty = (filter: HardwareFilter) => writeFilter(filter, '') === '';

type Finder = Readonly<{
  filter: HardwareFilter;
  change: (part: Partial<HardwareFilter>) => void;
  toggle: (property: string) => void;
  reset: () => void;
  /** How many rows are shown; undefined while all are. */
  count: number | undefined;
}>;

/** The state of the filters. It lives in the address, so that a selection can be shared; the rows are HTML of the page. */
export function useHardwareFinder(listId: string): Finder {
  const [filter, setFilter] = useState(() => readFilter(typeof location === 'undefined' ? '' : location.search));
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    let shown = 0;
    for (const row of list.querySelectorAll<HTMLTableRowElement>('tr[data-kind]')) {
      row.hidden = !matches(readRow(row), filter);
      if (!row.hidden) shown++;
    }
    showSections(list, !isEmpty(filter));
    const search = writeFilter(filter, location.search);
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the rows are outside React: only now it is known
    setCount(isEmpty(filter) ? undefined : shown);
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
