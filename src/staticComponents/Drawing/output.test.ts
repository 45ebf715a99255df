import { describe, expect, it } from 'vitest';
import { outputOf } from './output.ts';

describe('outputOf', () => {
  it('follows the preference only when both are connected', () => {
    expect(outputOf({ USB: true, Bluetooth: true }, 'Bluetooth')).toBe('Bluetooth');
    expect(outputOf({ USB: true, Bluetooth: true }, 'USB')).toBe('USB');
  });

  it('is the only one connected otherwise', () => {
    expect(outputOf({ USB: true, Bluetooth: false }, 'Bluetooth')).toBe('USB');
    expect(outputOf({ USB: false, Bluetooth: true }, 'USB')).toBe('Bluetooth');
    expect(outputOf({ USB: false, Bluetooth: false }, 'USB')).toBeUndefined();
  });
});
