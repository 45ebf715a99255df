import { describe, expect, it } from 'vitest';
import { placeTooltip } from './placeTooltip.ts';

const viewport = { width: 390, height: 800 };
const tooltip = { width: 300, height: 80 };

describe('placeTooltip', () => {
  it('puts the tooltip under the term', () => {
    expect(placeTooltip({ left: 40, top: 100, bottom: 120 }, tooltip, viewport)).toEqual({ left: 40, top: 120 });
  });

  it('keeps the tooltip inside a narrow window', () => {
    expect(placeTooltip({ left: 350, top: 100, bottom: 120 }, tooltip, viewport).left).toBe(78);
    expect(placeTooltip({ left: 2, top: 100, bottom: 120 }, tooltip, viewport).left).toBe(12);
  });

  it('puts the tooltip above a term at the bottom of the window', () => {
    expect(placeTooltip({ left: 40, top: 750, bottom: 770 }, tooltip, viewport).top).toBe(670);
  });
});
