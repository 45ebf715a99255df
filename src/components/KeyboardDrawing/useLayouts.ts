import { useEffect, useState } from 'react';

type MatrixMap = Readonly<{ map: string }>;
export type KnownLayout = Readonly<{ name: string; displayName: string; keys: string; transform?: string }>;
export type KnownKeyboard = Readonly<{
  id: string;
  layouts: readonly KnownLayout[];
  transforms: Readonly<Record<string, MatrixMap>>;
}>;

let file: Promise<readonly KnownKeyboard[]> | undefined;
const readFile = () =>
  (file ??= fetch('/data/layouts.json')
    .then((response) => response.json())
    .then(({ items }: { items: readonly KnownKeyboard[] }) => items.filter(({ layouts }) => layouts.length > 0)));

/** The firmware's keyboards that have a physical layout, from /data/layouts.json. Empty until it is there. */
export function useLayouts(): readonly KnownKeyboard[] {
  const [keyboards, setKeyboards] = useState<readonly KnownKeyboard[]>([]);
  useEffect(() => {
    let isCurrent = true;
    readFile()
      .then((found) => isCurrent && setKeyboards(found))
      .catch(() => {
        // Drawings do without the list. The next one asks again.
        file = undefined;
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  return keyboards;
}

/** The row and column of each position, as `r,c r,c …`. */
export const placesOf = ({ transforms }: KnownKeyboard, { transform = '' }: KnownLayout): string | undefined =>
  transforms[transform]?.map;
