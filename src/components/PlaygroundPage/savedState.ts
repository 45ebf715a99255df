import type { Document } from '#core/devicetree';
import { decodeKeys, guessHalves, textLayout, type Key } from '#core/keyboard-shape';
import { examples } from './examples';
import { isShared, type Shape, type Shared } from './shareLink';

export const modes = ['see', 'edit', 'type', 'tune'] as const;
export type Mode = (typeof modes)[number];

/** The state that is kept after a reload. */
export type Saved = Shared & Readonly<{ mode: Mode; opened?: string }>;

const storageKey = 'playground';

export function exampleState(index: number): Shared {
  const { source, keyboard, keys } = examples[index] ?? examples[0];
  return { source, shape: { name: keyboard, keys } };
}

/** Loads the state of the last visit, if storage is available and its content is valid. */
export function load(): Saved | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Saved | null;
    if (!isShared(saved)) return undefined;
    const { source, shape, opened } = saved;
    return {
      source,
      ...(shape ? { shape } : {}),
      ...(typeof opened === 'string' ? { opened } : {}),
      mode: modes.includes(saved.mode) ? saved.mode : 'see',
    };
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
export const keysFor = (document: Document, shape: Shape | undefined, keyCount: number): readonly Key[] =>
  shape ? decodeKeys(shape.keys).slice(0, keyCount) : textLayout(document, keyCount, guessHalves);
