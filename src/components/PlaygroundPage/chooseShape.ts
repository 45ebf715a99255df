import { matchLayout } from '#core/keyboard-shape';
import type { KnownLayout } from '@site/src/components/KeyboardDrawing/useLayouts';
import { keyCountOf } from './savedState';
import type { Shape } from './shareLink';

/** The files that a keymap includes. Some are named after its keyboard. */
export const includedNames = (source: string): readonly string[] =>
  [...source.matchAll(/^[ \t]*#include[ \t]+"([^"\n]+)"/gm)].map(([, path = '']) => path);

type Choice = Readonly<{
  /** The layouts in the opened files. */
  shapes: readonly Shape[];
  clues: readonly string[];
  keyCount: number;
  /** The layout on the page. */
  current?: Shape | undefined;
}>;

/** The layout to draw an opened keymap on: one of its files, the one for its keyboard, or the current one if it fits. */
export function chooseShape(
  layouts: readonly KnownLayout[],
  { shapes, clues, keyCount, current }: Choice,
): Shape | undefined {
  const fits = (shape: Shape): boolean => keyCountOf(shape) === keyCount;
  const known = matchLayout(layouts, clues, keyCount);
  return shapes.find(fits) ?? known ?? shapes[0] ?? [current].find((shape) => shape && fits(shape));
}
