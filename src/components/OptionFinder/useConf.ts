import { useEffect, useMemo, useState } from 'react';
import { confFor, type Conf } from '#core/finder';
import { readOptions } from './rows';

const noOptions: ReturnType<typeof readOptions> = new Map();
const ticksIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
const symbolOf = (tick: Element) => tick.closest<HTMLElement>('[data-symbol]')?.dataset.symbol ?? '';

/** The .conf file for the options that are ticked in the table, which is HTML of the page. */
export function useConf(listId: string): Readonly<{ conf: Conf | undefined; untickAll: () => void }> {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [options, setOptions] = useState(noOptions);

  // The server does not know what was ticked before the page came to life.
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return undefined;
    const readTicks = () => setChosen(ticksIn(list).flatMap((tick) => (tick.checked ? symbolOf(tick) : [])));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setOptions(readOptions(list));
    readTicks();
    list.addEventListener('change', readTicks);
    return () => list.removeEventListener('change', readTicks);
  }, [listId]);

  const conf = useMemo(() => (chosen.length > 0 ? confFor(chosen, options) : undefined), [chosen, options]);
  return {
    conf,
    untickAll: () => {
      for (const tick of ticksIn(document.getElementById(listId))) tick.checked = false;
      setChosen([]);
    },
  };
}
