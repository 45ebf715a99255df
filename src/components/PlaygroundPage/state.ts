import { decodeKeys, textLayout, type Key } from '#core/keyboard-shape';
import { examples } from './examples';

/** A layout by name, with its keys as `encodeKeys` writes them. */
export type Shape = Readonly<{ name: string; keys: string; places?: string }>;

export const modes = ['see', 'type', 'tune', 'pick'] as const;
export type Mode = (typeof modes)[number];

/** What survives a reload. Without a shape, keys are where their bindings are in the text. */
export type Saved = Readonly<{ source: string; shape?: Shape; mode: Mode }>;

const key = 'playground';

export function exampleState(index: number): Omit<Saved, 'mode'> {
  const { source, keyboard, keys } = examples[index] ?? examples[0] ?? { source: '', keyboard: '', keys: '' };
  return { source, shape: { name: keyboard, keys } };
}

/** What was on the page at the last visit. Storage may be full, forbidden or hold something else. */
export function load(): Saved | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Saved | null;
    if (typeof saved?.source !== 'string' || !modes.includes(saved.mode)) return undefined;
    const isShape = typeof saved.shape?.name === 'string' && typeof saved.shape.keys === 'string';
    return { source: saved.source, mode: saved.mode, ...(isShape && saved.shape ? { shape: saved.shape } : {}) };
  } catch {
    return undefined;
  }
}

export function save(saved: Saved): void {
  try {
    localStorage.setItem(key, JSON.stringify(saved));
  } catch {
    // Without storage the keymap lasts as long as the page.
  }
}

export const keyCountOf = ({ keys }: Pick<Shape, 'keys'>): number => keys.split(' ').length;

/** Where to draw the keys: on a layout, or as the text is laid out. */
export const keysFor = (source: string, shape: Shape | undefined, keyCount: number): readonly Key[] =>
  shape ? decodeKeys(shape.keys).slice(0, keyCount) : textLayout(source, keyCount);
