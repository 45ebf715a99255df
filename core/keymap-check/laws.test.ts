/** Laws over random keymaps with random damage. */
import { describe, expect, it } from 'vitest';
import { applyFix } from './applyFix.ts';
import { cases } from './fixtures/cases.ts';
import { checkKeymap, type Finding } from './index.ts';

/** A small generator of random numbers: the same ones in every run. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const bits = ['&kp', ' A ', ';', '{', '}', '<', '>', '"', '/*', '#if 1\n', '&', '(', ')', ',', 'KC_B', ' 9 ', '\n'];

function damaged(seed: number): string {
  const random = randomFrom(seed);
  let text = (cases[random(cases.length)]?.source ?? '').replace(/[«»]/g, '');
  for (let times = random(4); times > 0; times--) {
    const at = random(text.length);
    text = text.slice(0, at) + (random(2) ? (bits[random(bits.length)] ?? '') : '') + text.slice(at + random(3));
  }
  return text;
}

const check = (text: string): readonly Finding[] => checkKeymap('my.keymap', text);
const seeds = Array.from({ length: 600 }, (_, seed) => seed + 1);

describe('for any text', () => {
  it('every finding has a range inside of it and a sentence', () => {
    for (const seed of seeds) {
      const text = damaged(seed);
      for (const { from, to, message } of check(text)) {
        expect(from >= 0 && to >= from && to <= text.length, text).toBe(true);
        expect(message).toMatch(/[.?;]$/);
      }
    }
  });

  it('a fix removes its finding', () => {
    for (const seed of seeds) {
      const text = damaged(seed);
      const before = check(text);
      const fixable = before.find(({ fix }) => fix);
      if (!fixable?.fix) continue;
      const after = check(applyFix(text, fixable.fix));
      const same = (list: readonly Finding[]) =>
        list.filter(({ id, message }) => id === fixable.id && message === fixable.message).length;
      expect(same(after), text).toBeLessThan(same(before));
    }
  });

  it('checking after all fixes is stable', () => {
    for (const seed of seeds.slice(0, 200)) {
      let text = damaged(seed);
      let rounds = 0;
      for (let next = check(text).find(({ fix }) => fix); next?.fix && rounds < 40; rounds++) {
        text = applyFix(text, next.fix);
        next = check(text).find(({ fix }) => fix);
      }
      expect(rounds, text).toBeLessThan(40);
    }
  });

  it('time grows with the length', () => {
    const row = '&kp A &mt LSHIFT B &lt 0 C ';
    const keymap = (rows: number) =>
      `#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; base { bindings = <${row.repeat(rows)}>; }; }; };`;
    const timeOf = (text: string) => {
      const start = performance.now();
      check(text);
      return performance.now() - start;
    };
    timeOf(keymap(500));
    const [short, long] = [timeOf(keymap(500)), timeOf(keymap(4000))];
    // Eight times the length. The machine may be busy with something else meanwhile, so only a square is told apart.
    expect(long / short).toBeLessThan(40);
  });
});
