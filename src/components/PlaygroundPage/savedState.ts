import { decodeKeys, textLayout, type Key } from '#core/keyboard-shape';
import { examples } from './examples';

/** A named layout. `keys` is in the format of `encodeKeys`. */
export type Shape = Readonly<{ name: string; keys: string; matrixMap?: string }>;

export const modes = ['see', 'type', 'tune', 'pick'] as const;
export type Mode = (typeof modes)[number];

/** What survives a reload. Without a shape, keys are drawn in the rows of the text. */
export type Saved = Readonly<{ source: string; shape?: Shape; mode: Mode }>;

const storageKey = 'playground';

export function exampleState(index: number): Omit<Saved, 'mode'> {
  const { source, keyboard, keys } = examples[index] ?? examples[0] ?? { source: '', keyboard: '', keys: '' };
  return { source, shape: { name: keyboard, keys } };
}

/** Loads the state of the last visit, if storage is available and its content is valid. */
export function load(): Saved | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Saved | null;
    if (typeof saved?.source !== 'string' || !modes.includes(saved.mode)) return undefined;
    const isShape = typeof saved.shape?.name === 'string' && typeof saved.shape.keys === 'string';
    return { source: saved.source, mode: saved.mode, ...(isShape && saved.shape ? { shape: saved.shape } : {}) };
  } catch {
    return undefined;
  }
}

export function save(saved: Saved): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(saved));
  } catch {
    // Without storage, the keymap is lost on reload.
  }
}

export const keyCountOf = ({ keys }: Pick<Shape, 'keys'>): number => keys.split(' ').length;

/** Where to draw the keys: as in the layout, or else in the rows of the text. */
export const keysFor = (source: string, shape: Shape | undefined, keyCount: number): readonly Key[] =>
  shape ? decodeKeys(shape.keys).slice(0, keyCount) : textLayout(source, keyCount);
