import { describe, expect, test } from 'vitest';
import { playExample, readKeymap, simulate, type Example } from '#core/simulator';
import { describeChart, buildChart, waitNames } from './chart';

function chartOf(example: Example, script: string) {
  const result = playExample(example, script);
  if (!result.ok) throw new Error(result.reason);
  return buildChart(result.play);
}

const modTap = chartOf({ layers: ['&mt LSHFT F &kp J'] }, 'F 0-250, J 60-120');

describe('a timeline chart', () => {
  test('has a row for each pressed key, active layer, and sent key code', () => {
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

  test('labels layers with their names, and has no row for a key code that is not sent', () => {
    const layer = (name: string, bindings: string) => `${name} { bindings = <${bindings}>; };`;
    const layers = [
      layer('base', '&mo 1 &mo 2'),
      layer('lower_layer', '&trans &trans &kp SYS_PWR'),
      layer('Layer_2', ''),
    ];
    const conditional = 'c { compatible = "zmk,conditional-layers"; all { if-layers = <1 2>; then-layer = <3>; }; };';
    const system = 'sys { display-name = "System Layer"; bindings = <>; };';
    const read = readKeymap(
      `/ { ${conditional} keymap { compatible = "zmk,keymap"; ${layers.join('')} ${system} }; };`,
    );
    if (!read.ok) throw new Error(read.reason);
    const events = [0, 1, 2].map((position) => ({ at: position * 100, position, pressed: true }));
    const { rows, marks } = buildChart({ ...read, keys: [], holds: [], run: simulate(read.keymap, events) });
    expect(rows.map(({ label }) => label)).toEqual(['Layer lower', 'Layer 2', 'Layer System']);
    expect(marks[0]?.texts).toEqual(['The conditional layer all turns layer System on.']);
  });

  test('draws the tapping term of a hold-tap, and the timeout of a combo on its first key only', () => {
    expect(modTap.rows[0]?.waits).toEqual([{ from: 0, to: 200, name: 'tapping term, 200 ms' }]);
    const combo = chartOf(
      { layers: ['&kp J &kp K'], combos: 'esc { key-positions = <0 1>; bindings = <&kp ESC>; };' },
      'J 0-90, K 20-90',
    );
    expect(combo.rows.map(({ waits }) => waits.length)).toEqual([1, 0, 0]);
    expect(waitNames(combo)).toEqual(['combo timeout, 50 ms']);
  });

  test('draws the tapping term of the binding that is pressed, on whichever layer it is', () => {
    const waitsOf = (layers: Example['layers'], script: string) =>
      chartOf({ layers }, script).rows.flatMap(({ label, waits }) =>
        waits.map(({ from, name }) => `${label} ${from} ${name}`),
      );
    expect(waitsOf(['&mo 1 &mt LSHFT F', '&trans &kp J'], '0 0-400, F 100-250')).toEqual([]);
    expect(waitsOf(['&mo 1 &kp J', '&trans &mt LSHFT F'], '0 0-400, J 100-250')).toEqual([
      'J 100 tapping term, 200 ms',
    ]);
    expect(waitsOf(['&mo 1 &mt LSHFT F', '&trans &trans'], '0 0-400, F 100-250')).toEqual([
      'F 100 tapping term, 200 ms',
    ]);
  });

  test('starts the tapping term at the press, even if the key is delayed by an undecided hold-tap', () => {
    const { rows } = chartOf({ layers: ['&mt LSHFT F &mt LCTRL D'] }, 'F 0-250, D 60-120');
    expect(rows.slice(0, 2).map(({ waits }) => waits.map(({ from }) => from))).toEqual([[0], [60]]);
  });

  test('has a mark for each time at which something is decided, with all decisions at that time', () => {
    expect(modTap.marks).toEqual([{ at: 60, texts: ['F is held: you pressed another key within 200 ms.'] }]);
    const { marks } = chartOf({ layers: ['&lt 1 F &lt 1 D', '&trans &trans'] }, 'F 0-500, D 0-500');
    expect(marks).toEqual([
      { at: 200, texts: ['F is held: you held it for 200 ms.', 'D is held: you held it for 200 ms.'] },
    ]);
  });

  test('has between two and six ticks, and an axis that extends beyond the last event', () => {
    for (const end of [15, 99, 180, 640, 1500, 5200]) {
      const { ticks, endMs } = chartOf({ layers: ['&kp A'] }, `A 0-${end}`);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(endMs).toBeGreaterThan(end);
    }
  });

  test('can be described in words', () => {
    expect(describeChart(modTap)).toBe(
      'Keys held: F 0 to 250 ms; J 60 to 120 ms. The computer receives: Shift 60 to 250 ms; J 60 to 120 ms.',
    );
    expect(describeChart(chartOf({ layers: ['&none'] }, '0 0-50'))).toBe(
      'Keys held: ✕ 0 to 50 ms. The computer receives nothing.',
    );
  });
});
