import { describe, expect, it } from 'vitest';
import { triggeringSteps } from './encoder.ts';

describe('triggeringSteps', () => {
  it('returns one step per click with 80 steps and 20 triggers per turn', () => {
    expect(triggeringSteps(16, 80, 20)).toEqual([4, 8, 12, 16]);
  });

  it('returns half as many steps with half the triggers per turn, or with twice the steps per turn', () => {
    expect(triggeringSteps(16, 80, 10)).toEqual([8, 16]);
    expect(triggeringSteps(16, 160, 20)).toEqual([8, 16]);
  });

  it('returns two steps per click with twice the triggers per turn', () => {
    expect(triggeringSteps(8, 80, 40)).toEqual([2, 4, 6, 8]);
  });

  it('returns a step twice if the binding runs twice in it', () => {
    expect(triggeringSteps(2, 20, 40)).toEqual([1, 1, 2, 2]);
  });
});
