import { useEffect, useState } from 'react';
import type { Part } from './buildYaml';

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

function readPart(row: HTMLTableRowElement): Part {
  const { kind = '', parts, exposes, requires, out, has } = row.dataset;
  return {
    id: row.id,
    name: row.cells[0]?.textContent ?? row.id,
    kind,
    parts: words(parts),
    exposes: words(exposes),
    requires: words(requires),
    outputs: words(out),
    has: words(has),
  };
}

export type PairChoice = Readonly<{ keyboard: string; board: string; studio: boolean; view: boolean }>;

const readChoice = (search: string): PairChoice => {
  const query = new URLSearchParams(search);
  return {
    keyboard: query.get('keyboard') ?? '',
    board: query.get('board') ?? '',
    studio: query.has('studio'),
    view: query.has('view'),
  };
};

function keepInAddress(choice: PairChoice): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value) url.searchParams.set(name, value === true ? '1' : value);
    else url.searchParams.delete(name);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

type Pair = Readonly<{
  choice: PairChoice;
  change: (part: Partial<PairChoice>) => void;
  /** The hardware of the page's tables, once they have been read. */
  parts: readonly Part[];
}>;

/** The chosen keyboard and controller. What there is to choose from is read off the tables of the page. */
export function useHardwarePair(listId: string): Pair {
  const [choice, setChoice] = useState(() => readChoice(typeof location === 'undefined' ? '' : location.search));
  const [parts] = useState(() =>
    typeof document === 'undefined'
      ? []
      : [...document.querySelectorAll<HTMLTableRowElement>(`#${listId} tr[data-kind]`)].map(readPart),
  );
  useEffect(() => keepInAddress(choice), [choice]);
  return { choice, parts, change: (part) => setChoice((was) => ({ ...was, ...part })) };
}
