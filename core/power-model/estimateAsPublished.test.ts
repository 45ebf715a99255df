import { describe, expect, it } from 'vitest';
import examples from './fixtures/published.json';
import { boards, estimateAsPublished, type Board, type KeyboardPart } from './index.ts';

const boardOf = (board: string | object): Board => {
  if (typeof board !== 'string') return board as Board;
  const found = boards.find(({ id }) => id === board);
  if (!found) throw new Error(`fixtures/published.json names the unknown board ${board}`);
  return found;
};

describe('estimateAsPublished', () => {
  it.each(examples)('reproduces “$name” to the minute and the thousandth of a microwatt', (example) => {
    const result = estimateAsPublished({ ...example.part, board: boardOf(example.board) } as KeyboardPart);
    const microWById = Object.fromEntries(result.consumers.map(({ id, microW }) => [id, Number(microW.toFixed(3))]));
    expect(microWById).toEqual(example.microW);
    expect(Number(result.totalMicroW.toFixed(3))).toBe(example.totalMicroW);
    expect(result.life.hours * 60).toBeCloseTo(example.averageMinutes, 6);
    expect(result.life.lowHours * 60).toBeCloseTo(example.worstMinutes, 6);
  });

  it('is tested with eight worked examples', () => {
    expect(examples).toHaveLength(8);
  });
});
