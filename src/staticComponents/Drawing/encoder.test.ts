import { describe, expect, it } from 'vitest';
import { triggeringSteps } from './encoder.ts';

describe('triggeringSteps', () => {
  it('runs the binding once a click with 80 steps and 20 triggers', () => {
    expect(triggeringSteps(16, 80, 20)).toEqual([4, 8, 12, 16]);
  });

  it('runs it half as often with half the triggers, or with twice the steps', () => {
    expect(triggeringSteps(16, 80, 10)).toEqual([8, 16]);
    expect(triggeringSteps(16, 160, 20)).toEqual([8, 16]);
  });

  it('runs it twice a click with twice the triggers', () => {
    expect(triggeringSteps(8, 80, 40)).toEqual([2, 4, 6, 8]);
  });

  it('runs it several times in one step if a step is longer than a trigger', () => {
    expect(triggeringSteps(2, 20, 40)).toEqual([1, 1, 2, 2]);
  });
});
