import { expect, test } from 'vitest';
import { playFigure, type Figure } from './playFigure';

const figure: Figure = { bindings: '&mt LSHFT F  &kp J', script: 'F 0-180, J 60-120', expect: 'Shift+J' };
const reasonFor = (change: Partial<Figure>): string | undefined => {
  const result = playFigure({ ...figure, ...change });
  return result.ok ? undefined : result.reason;
};

test('accepts a figure whose outcome matches the simulator', () => {
  expect(playFigure(figure)).toMatchObject({ ok: true, play: { outcome: 'Shift+J' } });
  expect(reasonFor({ expect: '  Shift+J\n' })).toBeUndefined();
});

test('rejects a figure with a different outcome, and names both outcomes', () => {
  expect(reasonFor({ expect: 'F J' })).toBe('it says the computer receives "F J", but the simulator gives "Shift+J".');
  expect(reasonFor({ expect: 'nothing' })).toContain('the simulator gives "Shift+J"');
});

test('rejects a figure if a setting changes its outcome', () => {
  const settings = '&mt { flavor = "tap-preferred"; };';
  expect(reasonFor({ settings })).toContain('the simulator gives "F J"');
  expect(reasonFor({ settings, expect: 'F J' })).toBeUndefined();
});

test('gives the reason if a figure can’t be played', () => {
  expect(reasonFor({ script: 'K 0-100' })).toContain('There is no key "K"');
  expect(reasonFor({ bindings: '&nope F &kp J' })).toContain('there is no behavior &nope');
  expect(playFigure({ script: 'F 0-100', expect: 'F' })).toMatchObject({ ok: false });
});
