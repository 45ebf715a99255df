import { useEffect, useState } from 'react';
import { retried } from '@site/runtime/client/retried';

/** A layout of the keyboard `name`. `keys` is in the format of `encodeKeys`, `matrixMap` is `row,column row,column …`. */
type KnownLayout = Readonly<{ name: string; title: string; keys: string; matrixMap?: string }>;

type Keyboard = Readonly<{
  id: string;
  layouts: readonly Readonly<{ displayName: string; keys: string; transform?: string }>[];
  transforms: Readonly<Record<string, Readonly<{ map: string }>>>;
}>;

const layoutsOf = ({ id, layouts, transforms }: Keyboard): readonly KnownLayout[] =>
  layouts.map(({ displayName, keys, transform = '' }) => {
    const matrixMap = transforms[transform]?.map;
    const title = displayName === 'Default' ? id : `${id}, ${displayName}`;
    return { name: id, title, keys, ...(matrixMap ? { matrixMap } : {}) };
  });

let request: Promise<readonly KnownLayout[]> | undefined;

async function fetchLayouts(): Promise<readonly KnownLayout[]> {
  const response = await fetch('/data/layouts.json');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { items } = (await response.json()) as Readonly<{ items: readonly Keyboard[] }>;
  return items.flatMap(layoutsOf);
}

type Layouts = Readonly<{
  /** Empty while loading. */
  layouts: readonly KnownLayout[];
  /** Loads them again. Undefined unless they couldn't be loaded. */
  retry: (() => void) | undefined;
}>;

/** The physical layouts of the firmware's keyboards, from /data/layouts.json. */
export function useLayouts(): Layouts {
  const [layouts, setLayouts] = useState<readonly KnownLayout[]>([]);
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (status !== 'loading') return;
    request ??= retried(fetchLayouts);
    request.then(
      (loaded) => {
        setLayouts(loaded);
        setStatus('loaded');
      },
      () => {
        request = undefined;
        setStatus('failed');
      },
    );
  }, [status]);
  return { layouts, retry: status === 'failed' ? () => setStatus('loading') : undefined };
}
