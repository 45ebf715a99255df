import { useEffect, useEffectEvent, useState } from 'react';
import { retried } from '@site/runtime/client/retried';
import type * as Modules from './lazyModules';

type Loaded = typeof Modules;

/** `attempt` counts the reader's retries. */
export type LazyModules =
  | Readonly<{ status: 'loading' | 'failed'; attempt: number }>
  | Readonly<{ status: 'ready'; attempt: number; loaded: Loaded }>;

/** Loads the heavy modules. Once they're loaded and needed, it calls `onLoaded` with a function that renders them. */
export function useLazyModules(
  isNeeded: boolean,
  onLoaded: (render: () => void, attempt: number) => void,
): readonly [modules: LazyModules, retry: () => void] {
  const [modules, setModules] = useState<LazyModules>({ status: 'loading', attempt: 0 });
  const { status, attempt } = modules;
  const handleLoaded = useEffectEvent(onLoaded);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    if (!isNeeded) {
      // Start loading early. If this fails, the attempt below fails too, and reports it.
      import('./lazyModules').catch(() => {});
      return undefined;
    }
    let isCurrent = true;
    retried(() => import('./lazyModules')).then(
      (loaded) => isCurrent && handleLoaded(() => setModules({ status: 'ready', attempt, loaded }), attempt),
      () => isCurrent && setModules({ status: 'failed', attempt }),
    );
    return () => {
      isCurrent = false;
    };
  }, [status, attempt, isNeeded]);

  return [modules, () => setModules({ status: 'loading', attempt: attempt + 1 })];
}
