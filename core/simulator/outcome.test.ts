import { describe, expect, test } from 'vitest';
import { playExample } from './play.ts';

const outcome = (bindings: string, script: string): string => {
  const result = playExample({ layers: [bindings] }, script, ['a', 'b', 'c']);
  return result.ok ? result.play.outcome : result.reason;
};

describe('what arrives at the computer', () => {
  test('a key with the modifiers held at its press', () => {
    expect(outcome('&kp LCTRL &kp C &kp B', 'a 0-100, b 20-50, c 120-150')).toBe('Ctrl+C B');
  });

  test('a symbol of its own where shift is part of the key code, shift where it is held', () => {
    expect(outcome('&kp EXCL &kp LSHFT &kp N1', 'a 0-20, b 40-100, c 60-80')).toBe('! Shift+1');
  });

  test('shift where it makes no other symbol', () => {
    expect(outcome('&kp LS(TAB) &kp LS(LEFT) &kp LS(F1)', 'a 0-20, b 40-60, c 80-100')).toBe(
      'Shift+Tab Shift+LeftArrow Shift+F1',
    );
    expect(outcome('&kp LC(LS(TAB)) &kp LC(LS(N1))', 'a 0-20, b 40-60')).toBe('Ctrl+Shift+Tab Ctrl+!');
  });

  test('a modifier alone only when no other key came with it', () => {
    expect(outcome('&kp LGUI &kp A', 'a 0-50, a 100-200, b 120-150')).toBe('GUI GUI+A');
  });

  test('nothing of a key that has no report', () => {
    expect(outcome('&kp SYS_PWR &kp C_MUTE', 'a 0-50, b 100-150')).toBe('C_MUTE');
    expect(outcome('&kp SYS_PWR', 'a 0-50')).toBe('nothing');
  });
});
