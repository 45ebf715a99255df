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

/** The box around all keys. An empty list has an empty box at 0. */
export function boundsOf(keys: readonly Key[]): Bounds {
  const corners = keys.flatMap(cornersOf);
  if (corners.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
