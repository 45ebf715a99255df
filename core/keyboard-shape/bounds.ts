import type { Key } from './readLayouts.ts';

export type Point = {
  readonly x: number;
  readonly y: number;
};

export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The four corners of a key after its rotation, clockwise from the top left. */
export function cornersOf({ x, y, width, height, rotationDeg, originX, originY }: Key): readonly Point[] {
  const angle = (rotationDeg * Math.PI) / 180;
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  return corners.map(([cornerX, cornerY]) => {
    const [fromX, fromY] = [cornerX - originX, cornerY - originY];
    return {
      x: originX + fromX * Math.cos(angle) - fromY * Math.sin(angle),
      y: originY + fromX * Math.sin(angle) + fromY * Math.cos(angle),
    };
  });
}

/** The center of a key after its rotation. */
export function centerOf(key: Key): Point {
  const corners = cornersOf(key);
  const mean = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return { x: mean('x'), y: mean('y') };
}

/** The box around all keys. Without keys, an empty box at 0. */
export function boundsOf(keys: readonly Key[]): Bounds {
  const corners = keys.flatMap(cornersOf);
  if (corners.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
