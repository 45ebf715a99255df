import { describe, expect, it } from 'vitest';
import { outputOf } from './output.ts';

describe('outputOf', () => {
  it('returns the preferred transport if both are connected', () => {
    expect(outputOf({ USB: true, Bluetooth: true }, 'Bluetooth')).toBe('Bluetooth');
    expect(outputOf({ USB: true, Bluetooth: true }, 'USB')).toBe('USB');
  });

  it('returns the connected transport if there is only one, and undefined if there is none', () => {
    expect(outputOf({ USB: true, Bluetooth: false }, 'Bluetooth')).toBe('USB');
    expect(outputOf({ USB: false, Bluetooth: true }, 'USB')).toBe('Bluetooth');
    expect(outputOf({ USB: false, Bluetooth: false }, 'USB')).toBeUndefined();
  });
});
