import { useEffect, useState } from 'react';
import { readHardwareRow, type HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';
import { replaceAddress } from '@site/runtime/client/replaceAddress';

type PairChoice = Readonly<{ keyboard: string; board: string; studio: boolean; view: boolean }>;

const readChoice = (search: string): PairChoice => {
  const query = new URLSearchParams(search);
  return {
    keyboard: query.get('keyboard') ?? '',
    board: query.get('board') ?? '',
    studio: query.has('studio'),
    view: query.has('view'),
  };
};

function writeToUrl(choice: PairChoice): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value) url.searchParams.set(name, value === true ? '1' : value);
    else url.searchParams.delete(name);
  }
  replaceAddress(url);
}

type Pair = Readonly<{
  choice: PairChoice;
  change: (changes: Partial<PairChoice>) => void;
  /** All hardware in the tables of the page. */
  rows: readonly HardwareRow[];
}>;

/** The selected keyboard and controller. The options come from the tables of the page. */
export function useHardwarePair(listId: string): Pair {
  const [choice, setChoice] = useState(() => readChoice(typeof location === 'undefined' ? '' : location.search));
  const [rows] = useState(() => {
    const list = typeof document === 'undefined' ? null : document.getElementById(listId);
    return list ? [...list.querySelectorAll<HTMLTableRowElement>('tr[data-kind]')].map(readHardwareRow) : [];
  });
  useEffect(() => writeToUrl(choice), [choice]);
  // Links in the table rows select their hardware.
  useEffect(() => {
    const list = document.getElementById(listId);
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-pick]') : null;
      if (!link) return;
      const { keyboard, board } = readChoice(link.search);
      setChoice((current) => ({ ...current, keyboard: keyboard || current.keyboard, board: board || current.board }));
    };
    list?.addEventListener('click', onClick);
    return () => list?.removeEventListener('click', onClick);
  }, [listId]);
  return { choice, rows, change: (changes) => setChoice((current) => ({ ...current, ...changes })) };
}
