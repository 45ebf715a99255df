import { expect, test } from 'vitest';
import { playFigure, type Figure } from './playFigure';

const figure: Figure = { bindings: '&mt LSHFT F  &kp J', script: 'F 0-180, J 60-120', expect: 'Shift+J' };
const refusal = (change: Partial<Figure>): string | undefined => {
  const result = playFigure({ ...figure, ...change });
  return result.ok ? undefined : result.reason;
};

test('a figure whose outcome is what the simulator gives is played', () => {
  expect(playFigure(figure)).toMatchObject({ ok: true, play: { outcome: 'Shift+J' } });
  expect(refusal({ expect: '  Shift+J\n' })).toBeUndefined();
});

test('a figure that states another outcome is refused, with both outcomes', () => {
  expect(refusal({ expect: 'F J' })).toBe('it says the computer receives "F J", but the simulator gives "Shift+J".');
  expect(refusal({ expect: 'nothing' })).toContain('the simulator gives "Shift+J"');
});

test('a change of settings that changes the outcome is noticed', () => {
  const settings = '&mt { flavor = "tap-preferred"; };';
  expect(refusal({ settings })).toContain('the simulator gives "F J"');
  expect(refusal({ settings, expect: 'F J' })).toBeUndefined();
});

test('a figure that cannot be played is refused with the reason', () => {
  expect(refusal({ script: 'K 0-100' })).toContain('There is no key "K"');
  expect(refusal({ bindings: '&nope F &kp J' })).toContain('there is no behavior &nope');
  expect(playFigure({ script: 'F 0-100', expect: 'F' })).toMatchObject({ ok: false });
});
