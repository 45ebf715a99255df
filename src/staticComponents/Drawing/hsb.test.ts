import { describe, expect, it } from 'vitest';
import { cssColor } from './hsb.ts';

describe('cssColor', () => {
  it('turns the hue into a color, with the same one for 0 and 360 degrees', () => {
    expect([0, 60, 120, 240, 360].map((hue) => cssColor([hue, 100, 100]))).toEqual([
      'rgb(255 0 0)',
      'rgb(255 255 0)',
      'rgb(0 255 0)',
      'rgb(0 0 255)',
      'rgb(255 0 0)',
    ]);
  });

  it('is white without saturation and black without brightness', () => {
    expect([cssColor([200, 0, 100]), cssColor([200, 100, 0])]).toEqual(['rgb(255 255 255)', 'rgb(0 0 0)']);
  });
});
