import { useEffect, useState } from 'react';

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
const fetchLayouts = () =>
  (request ??= fetch('/data/layouts.json')
    .then((response) => response.json())
    .then(({ items }: { items: readonly Keyboard[] }) => items.flatMap(layoutsOf)));

/** The physical layouts of the firmware's keyboards, from /data/layouts.json. Empty while loading. */
export function useLayouts(): readonly KnownLayout[] {
  const [layouts, setLayouts] = useState<readonly KnownLayout[]>([]);
  useEffect(() => {
    fetchLayouts()
      .then(setLayouts)
      .catch(() => {
        // Drawings work without the list. The next drawing tries to load it again.
        request = undefined;
      });
  }, []);
  return layouts;
}
