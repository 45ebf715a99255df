import { useEffect, useState } from 'react';

type MatrixMap = Readonly<{ map: string }>;
export type KnownLayout = Readonly<{ name: string; displayName: string; keys: string; transform?: string }>;
export type KnownKeyboard = Readonly<{
  id: string;
  layouts: readonly KnownLayout[];
  transforms: Readonly<Record<string, MatrixMap>>;
}>;

let request: Promise<readonly KnownKeyboard[]> | undefined;
const fetchKeyboards = () =>
  (request ??= fetch('/data/layouts.json')
    .then((response) => response.json())
    .then(({ items }: { items: readonly KnownKeyboard[] }) => items.filter(({ layouts }) => layouts.length > 0)));

/** The firmware's keyboards that have a physical layout, from /data/layouts.json. Empty while loading. */
export function useLayouts(): readonly KnownKeyboard[] {
  const [keyboards, setKeyboards] = useState<readonly KnownKeyboard[]>([]);
  useEffect(() => {
    let isCurrent = true;
    fetchKeyboards()
      .then((found) => isCurrent && setKeyboards(found))
      .catch(() => {
        // Drawings work without the list. The next one tries again.
        request = undefined;
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  return keyboards;
}

/** The matrix row and column of each position, as `row,column row,column …`. */
export const matrixMapOf = ({ transforms }: KnownKeyboard, { transform = '' }: KnownLayout): string | undefined =>
  transforms[transform]?.map;
