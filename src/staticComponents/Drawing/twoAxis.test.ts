import { describe, expect, it } from 'vitest';
import { distanceAt, speedAt } from './twoAxis.ts';

const move = { maxSpeed: 600, timeToMaxSpeedMs: 300, accelerationExponent: 1 };

describe('a held movement key', () => {
  it('accelerates evenly with an exponent of 1, up to its full speed', () => {
    expect([75, 150, 300, 500].map((ms) => speedAt(ms, move))).toEqual([150, 300, 600, 600]);
  });

  it('starts more slowly with an exponent of 2, and at full speed with 0', () => {
    expect(speedAt(150, { ...move, accelerationExponent: 2 })).toBe(150);
    expect(speedAt(16, { ...move, accelerationExponent: 0 })).toBe(600);
  });

  it('does not move before the first trigger period is over', () => {
    expect(distanceAt(15, { ...move, accelerationExponent: 0 })).toBe(0);
    expect(distanceAt(16, { ...move, accelerationExponent: 0 })).toBe(9);
  });

  it('keeps fractions of a pixel for the next movement', () => {
    // 0.512 + 1.024 pixels
    expect([16, 32].map((ms) => distanceAt(ms, move))).toEqual([0, 1]);
  });
});
