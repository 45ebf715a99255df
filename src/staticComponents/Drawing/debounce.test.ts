import { describe, expect, it } from 'vitest';
import { debounce } from './debounce.ts';

const contact = (pattern: string) => [...pattern].map((character) => character === '#');
const picture = (states: readonly boolean[]) => states.map((state) => (state ? '#' : '.')).join('');

describe('debounce', () => {
  it('reports a clean press after the press time and a release after the release time', () => {
    expect(picture(debounce(contact('##########..........'), 5, 5))).toBe('.....##########.....');
  });

  it('counts down while the contact is open in a bounce, instead of starting over', () => {
    expect(picture(debounce(contact('##.#########'), 5, 5)).indexOf('#')).toBe(7);
  });

  it('reports a press immediately if the press time is zero', () => {
    expect(picture(debounce(contact('#.#.####.......'), 0, 5))).toBe('#############..');
  });
});
