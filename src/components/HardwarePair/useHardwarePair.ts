import { useEffect, useState } from 'react';
import { hardwareRowsIn, readHardwareRow, type HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';
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

function keepInAddress(choice: PairChoice): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value) url.searchParams.set(name, value === true ? '1' : value);
    else url.searchParams.delete(name);
  }
  replaceAddress(url);
}

type Pair = Readonly<{
  choice: PairChoice;
  change: (part: Partial<PairChoice>) => void;
  /** The hardware of the page's tables, once they have been read. */
  parts: readonly HardwareRow[];
}>;

/** The chosen keyboard and controller. What there is to choose from is read off the tables of the page. */
export function useHardwarePair(listId: string): Pair {
  const [choice, setChoice] = useState(() => readChoice(typeof location === 'undefined' ? '' : location.search));
  const [parts] = useState(() => {
    const list = typeof document === 'undefined' ? null : document.getElementById(listId);
    return list ? hardwareRowsIn(list).map(readHardwareRow) : [];
  });
  useEffect(() => keepInAddress(choice), [choice]);
  // Rows of the tables link here with their name in the query, also while this is on the page.
  useEffect(() => {
    const list = document.getElementById(listId);
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-pick]') : null;
      if (!link) return;
      const { keyboard, board } = readChoice(link.search);
      setChoice((was) => ({ ...was, keyboard: keyboard || was.keyboard, board: board || was.board }));
    };
    list?.addEventListener('click', onClick);
    return () => list?.removeEventListener('click', onClick);
  }, [listId]);
  return { choice, parts, change: (part) => setChoice((was) => ({ ...was, ...part })) };
}
