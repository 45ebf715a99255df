import { describe, expect, test } from 'vitest';
import { playExample } from './play.ts';

const outcome = (bindings: string, script: string): string => {
  const result = playExample({ layers: [bindings] }, script, ['a', 'b', 'c']);
  return result.ok ? result.play.outcome : result.reason;
};

describe('the outcome', () => {
  test('shows a key with the modifiers held when it is pressed', () => {
    expect(outcome('&kp LCTRL &kp C &kp B', 'a 0-100, b 20-50, c 120-150')).toBe('Ctrl+C B');
  });

  test('shows the shifted symbol if shift is part of the key code, but not if shift is held', () => {
    expect(outcome('&kp EXCL &kp LSHFT &kp N1', 'a 0-20, b 40-100, c 60-80')).toBe('! Shift+1');
  });

  test('shows shift if it does not change the symbol', () => {
    expect(outcome('&kp LS(TAB) &kp LS(LEFT) &kp LS(F1)', 'a 0-20, b 40-60, c 80-100')).toBe(
      'Shift+Tab Shift+LeftArrow Shift+F1',
    );
    expect(outcome('&kp LC(LS(TAB)) &kp LC(LS(N1))', 'a 0-20, b 40-60')).toBe('Ctrl+Shift+Tab Ctrl+!');
  });

  test('lists a modifier separately only if no other key was pressed with it', () => {
    expect(outcome('&kp LGUI &kp A', 'a 0-50, a 100-200, b 120-150')).toBe('GUI GUI+A');
  });

  test('leaves out keys that the computer doesn’t receive', () => {
    expect(outcome('&kp SYS_PWR &kp C_VOL_UP &kp 0', 'a 0-50, b 100-150, c 200-250')).toBe('VolumeUp');
    expect(outcome('&kp SYS_PWR', 'a 0-50')).toBe('nothing');
  });
});
