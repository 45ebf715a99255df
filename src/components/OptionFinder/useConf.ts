import { useEffect, useMemo, useState } from 'react';
import { confFor, type Conf } from '#core/finder';
import { readOptions } from './rows';

const noOptions: ReturnType<typeof readOptions> = new Map();
const checkboxesIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
];
const symbolOf = (checkbox: Element) => checkbox.closest<HTMLElement>('[data-symbol]')?.dataset.symbol ?? '';

/** The .conf file for the checked options. The tables are static HTML outside of React. */
export function useConf(listId: string): Readonly<{ conf: Conf | undefined; uncheckAll: () => void }> {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [options, setOptions] = useState(noOptions);

  // Read the checkboxes now, because the reader may have checked some before hydration.
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return undefined;
    const readCheckboxes = () =>
      setChosen(checkboxesIn(list).flatMap((checkbox) => (checkbox.checked ? symbolOf(checkbox) : [])));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setOptions(readOptions(list));
    readCheckboxes();
    list.addEventListener('change', readCheckboxes);
    return () => list.removeEventListener('change', readCheckboxes);
  }, [listId]);

  const conf = useMemo(() => (chosen.length > 0 ? confFor(chosen, options) : undefined), [chosen, options]);
  return {
    conf,
    uncheckAll: () => {
      for (const checkbox of checkboxesIn(document.getElementById(listId))) checkbox.checked = false;
      setChosen([]);
    },
  };
}
