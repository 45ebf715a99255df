import { expect, test } from 'vitest';
import { playExample, type Example } from '#core/simulator';
import { describeChart, layOut, waitNames } from './chart';

function chartOf(example: Example, script: string) {
  const result = playExample(example, script);
  if (!result.ok) throw new Error(result.reason);
  return layOut(result.play);
}

const modTap = chartOf({ layers: ['&mt LSHFT F &kp J'] }, 'F 0-250, J 60-120');

test('there is a row for each key that is pressed, each layer that is on and each key code that is sent', () => {
  const { rows } = chartOf(
    { layers: ['&lt 1 SPACE &kp J &kp K', '&trans &kp LEFT &kp RIGHT'] },
    'Space 0-400, J 250-320',
  );
  expect(rows.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'key Space',
    'key J',
    'layer Layer 1',
    'output LeftArrow',
  ]);
});

test('a hold-tap has its tapping term drawn, a combo its timeout on the first key only', () => {
  expect(modTap.rows[0]?.waits).toEqual([{ from: 0, to: 200, name: 'tapping term, 200 ms' }]);
  const combo = chartOf(
    { layers: ['&kp J &kp K'], combos: 'esc { key-positions = <0 1>; bindings = <&kp ESC>; };' },
    'J 0-90, K 20-90',
  );
  expect(combo.rows.map(({ waits }) => waits.length)).toEqual([1, 0, 0]);
  expect(waitNames(combo)).toEqual(['combo timeout, 50 ms']);
});

test('a key waits as its binding on the layer that answers says', () => {
  const waitsOf = (layers: Example['layers'], script: string) =>
    chartOf({ layers }, script).rows.flatMap(({ label, waits }) =>
      waits.map(({ from, name }) => `${label} ${from} ${name}`),
    );
  expect(waitsOf(['&mo 1 &mt LSHFT F', '&trans &kp J'], '0 0-400, F 100-250')).toEqual([]);
  expect(waitsOf(['&mo 1 &kp J', '&trans &mt LSHFT F'], '0 0-400, J 100-250')).toEqual(['J 100 tapping term, 200 ms']);
  expect(waitsOf(['&mo 1 &mt LSHFT F', '&trans &trans'], '0 0-400, F 100-250')).toEqual(['F 100 tapping term, 200 ms']);
});

test('a key that is kept back until another is decided waits from the moment it went down', () => {
  const { rows } = chartOf({ layers: ['&mt LSHFT F &mt LCTRL D'] }, 'F 0-250, D 60-120');
  expect(rows.slice(0, 2).map(({ waits }) => waits.map(({ from }) => from))).toEqual([[0], [60]]);
});

test('decisions of one moment share a mark', () => {
  expect(modTap.marks).toEqual([{ at: 60, texts: ['F is a hold: another key is pressed'] }]);
});

test('the axis has between two and six ticks and reaches beyond the last event', () => {
  for (const end of [15, 99, 180, 640, 1500, 5200]) {
    const { ticks, endMs } = chartOf({ layers: ['&kp A'] }, `A 0-${end}`);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(endMs).toBeGreaterThan(end);
  }
});

test('the chart can be read out', () => {
  expect(describeChart(modTap)).toBe(
    'Keys held: F 0 to 250 ms; J 60 to 120 ms. The computer receives: Shift 60 to 250 ms; J 60 to 120 ms.',
  );
  expect(describeChart(chartOf({ layers: ['&none'] }, '0 0-50'))).toBe(
    'Keys held: ✕ 0 to 50 ms. The computer receives nothing.',
  );
});
