import { describe, expect, it } from 'vitest';
import { applyFix } from './applyFix.ts';
import { cases } from './fixtures/cases.ts';
import { checkKeymap, type Finding } from './index.ts';

/** Random numbers from a seed, so that every run is the same. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const fragments = [
  '&kp',
  ' A ',
  ';',
  '{',
  '}',
  '<',
  '>',
  '"',
  '/*',
  '#if 1\n',
  '&',
  '(',
  ')',
  ',',
  'KC_B',
  ' 9 ',
  '\n',
];

/** A test case with a few random edits. */
function damagedKeymap(seed: number): string {
  const random = randomFrom(seed);
  let text = (cases[random(cases.length)]?.source ?? '').replace(/[«»]/g, '');
  for (let times = random(4); times > 0; times--) {
    const at = random(text.length);
    text =
      text.slice(0, at) + (random(2) ? (fragments[random(fragments.length)] ?? '') : '') + text.slice(at + random(3));
  }
  return text;
}

const check = (text: string): readonly Finding[] => checkKeymap('my.keymap', text);
const seeds = Array.from({ length: 600 }, (_, seed) => seed + 1);

describe('checkKeymap on randomly damaged keymaps', () => {
  it('returns findings with a valid range and a whole sentence', () => {
    for (const seed of seeds) {
      const text = damagedKeymap(seed);
      for (const { from, to, message } of check(text)) {
        expect(from >= 0 && to >= from && to <= text.length, text).toBe(true);
        expect(message).toMatch(/[.?;]$/);
      }
    }
  });

  it('offers only fixes that remove their finding', () => {
    for (const seed of seeds) {
      const text = damagedKeymap(seed);
      const before = check(text);
      for (const { fix, ...fixable } of before) {
        if (!fix) continue;
        const same = (list: readonly Finding[]) =>
          list.filter(({ id, message }) => id === fixable.id && message === fixable.message).length;
        expect(same(check(applyFix(text, fix))), text).toBeLessThan(same(before));
      }
    }
  });

  it('runs out of fixes when all are applied', () => {
    for (const seed of seeds.slice(0, 200)) {
      let text = damagedKeymap(seed);
      let rounds = 0;
      for (let next = check(text).find(({ fix }) => fix); next?.fix && rounds < 40; rounds++) {
        text = applyFix(text, next.fix);
        next = check(text).find(({ fix }) => fix);
      }
      expect(rounds, text).toBeLessThan(40);
    }
  });

  it('takes time that grows linearly with the length', () => {
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
    // Eight times the length. Quadratic time would be 64 times; the margin is for a busy machine.
    expect(long / short).toBeLessThan(40);
  });
});
