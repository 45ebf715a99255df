import { useEffect, useState } from 'react';
import { retried } from '@site/runtime/client/retried';

/**
 * A layout of the keyboard `name`, whose keymaps have one of the `names`. `keys` is in the format of `encodeKeys`, `matrixMap`
 * is `row,column row,column …`.
 */
export type KnownLayout = Readonly<{
  name: string;
  names: readonly string[];
  title: string;
  keys: string;
  matrixMap?: string;
}>;

type FirmwareKeyboard = Readonly<{
  id: string;
  layouts: readonly Readonly<{ displayName: string; keys: string; transform?: string }>[];
  transforms: Readonly<Record<string, Readonly<{ map: string }>>>;
}>;

type OtherKeyboard = Readonly<{
  id: string;
  names: readonly string[];
  title: string;
  layouts: readonly Readonly<{ displayName: string; keys: string }>[];
}>;

const titleOf = (title: string, displayName: string): string =>
  displayName === 'Default' ? title : `${title}, ${displayName}`;

const layoutsOfFirmware = ({ id, layouts, transforms }: FirmwareKeyboard): readonly KnownLayout[] =>
  layouts.map(({ displayName, keys, transform = '' }) => {
    const matrixMap = transforms[transform]?.map;
    return { name: id, names: [id], title: titleOf(id, displayName), keys, ...(matrixMap ? { matrixMap } : {}) };
  });

const layoutsOfOther = ({ id, names, title, layouts }: OtherKeyboard): readonly KnownLayout[] =>
  layouts.map(({ displayName, keys }) => ({ name: id, names, title: titleOf(title, displayName), keys }));

async function itemsOf<Item>(file: string): Promise<readonly Item[]> {
  const response = await fetch(`/data/${file}.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { items } = (await response.json()) as Readonly<{ items: readonly Item[] }>;
  return items;
}

async function fetchLayouts(): Promise<readonly KnownLayout[]> {
  const [firmware, others] = await Promise.all([
    itemsOf<FirmwareKeyboard>('layouts'),
    itemsOf<OtherKeyboard>('shapes'),
  ]);
  return [...firmware.flatMap(layoutsOfFirmware), ...others.flatMap(layoutsOfOther)];
}

let request: Promise<readonly KnownLayout[]> | undefined;

function requestLayouts(): Promise<readonly KnownLayout[]> {
  request ??= retried(fetchLayouts);
  request.catch(() => {
    // The next drawing tries again.
    request = undefined;
  });
  return request;
}

/** All known layouts, or none if they can't be loaded, for drawings that can do without. */
export const loadLayouts = (): Promise<readonly KnownLayout[]> => requestLayouts().catch(() => []);

type Layouts = Readonly<{
  /** Those of the firmware first. Empty while loading. */
  layouts: readonly KnownLayout[];
  /** Loads them again. Undefined unless they couldn't be loaded. */
  retry: (() => void) | undefined;
}>;

/** All known layouts, from /data/layouts.json and shapes.json, once they're needed. */
export function useLayouts(isNeeded = true): Layouts {
  const [layouts, setLayouts] = useState<readonly KnownLayout[]>([]);
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (status !== 'loading' || !isNeeded) return;
    requestLayouts().then(
      (loaded) => {
        setLayouts(loaded);
        setStatus('loaded');
      },
      () => setStatus('failed'),
    );
  }, [status, isNeeded]);
  return { layouts, retry: status === 'failed' ? () => setStatus('loading') : undefined };
}
