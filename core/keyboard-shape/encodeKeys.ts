import type { Key } from './readLayouts.ts';

const hundredths = (value: number): number => Math.round(value * 100);

/**
 * Keys as short text, in hundredths of a key: `x,y`, then `,width,height` unless both are 100, then
 * `,rotation,originX,originY` if the key is rotated. Keys have a space between them.
 */
export function encodeKeys(keys: readonly Key[]): string {
  return keys
    .map(({ x, y, width, height, rotationDeg, originX, originY }) => {
      const numbers = [x, y];
      if (width !== 1 || height !== 1 || rotationDeg !== 0) numbers.push(width, height);
      if (rotationDeg !== 0) numbers.push(rotationDeg, originX, originY);
      return numbers.map(hundredths).join(',');
    })
    .join(' ');
}

export function decodeKeys(text: string): readonly Key[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((encoded) => {
      const [x = 0, y = 0, width = 1, height = 1, rotationDeg = 0, originX = 0, originY = 0] = encoded
        .split(',')
        .map((number) => Number(number) / 100);
      return { x, y, width, height, rotationDeg, originX, originY };
    });
}
