import { useEffect, useEffectEvent, useState } from 'react';
import type * as LoadedParts from './parts';

type Loaded = typeof LoadedParts;

/** `attempt`: how often the reader has asked for them once more. */
export type Parts =
  | Readonly<{ status: 'loading' | 'failed'; attempt: number }>
  | Readonly<{ status: 'ready'; attempt: number; loaded: Loaded }>;

/** Loads the heavy parts of the tool by itself. Once they are wanted, `onLoaded` is given the function that shows them. */
export function useParts(
  isWanted: boolean,
  onLoaded: (show: () => void, attempt: number) => void,
): readonly [parts: Parts, retry: () => void] {
  const [parts, setParts] = useState<Parts>({ status: 'loading', attempt: 0 });
  const { status, attempt } = parts;
  const take = useEffectEvent(onLoaded);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    if (!isWanted) {
      // On its way already; should it fail, that is told when it is asked for below.
      import('./parts').catch(() => {});
      return undefined;
    }
    let isCurrent = true;
    import('./parts').then(
      (loaded) => isCurrent && take(() => setParts({ status: 'ready', attempt, loaded }), attempt),
      () => isCurrent && setParts({ status: 'failed', attempt }),
    );
    return () => {
      isCurrent = false;
    };
  }, [status, attempt, isWanted]);

  return [parts, () => setParts({ status: 'loading', attempt: attempt + 1 })];
}
