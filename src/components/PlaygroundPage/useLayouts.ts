import { useEffect, useState } from 'react';

type MatrixMap = Readonly<{ map: string }>;
export type KnownLayout = Readonly<{ name: string; displayName: string; keys: string; transform?: string }>;
export type KnownKeyboard = Readonly<{
  id: string;
  layouts: readonly KnownLayout[];
  transforms: Readonly<Record<string, MatrixMap>>;
}>;

/** The firmware's keyboards that have a physical layout, from /data/layouts.json. Empty until it is there. */
export function useLayouts(): readonly KnownKeyboard[] {
  const [keyboards, setKeyboards] = useState<readonly KnownKeyboard[]>([]);
  useEffect(() => {
    const stopping = new AbortController();
    fetch('/data/layouts.json', { signal: stopping.signal })
      .then((response) => response.json())
      .then(({ items }: { items: readonly KnownKeyboard[] }) =>
        setKeyboards(items.filter(({ layouts }) => layouts.length > 0)),
      )
      // Without the list a keymap is drawn as its text is laid out, and layout files can be opened.
      .catch(() => undefined);
    return () => stopping.abort();
  }, []);
  return keyboards;
}
