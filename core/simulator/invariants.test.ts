import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExample } from './example.ts';
import { readKeymap } from './keymap/readKeymap.ts';
import type { Keymap } from './model.ts';
import { keyNamesOf } from './play.ts';
import { simulate, type KeyEvent } from './simulate.ts';

/** Behaviors that release everything by themselves: once all keys are released, nothing should stay pressed. */
const behaviors = `
  bal: bal { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; flavor = "balanced"; tapping-term-ms = <180>; quick-tap-ms = <120>; bindings = <&kp>, <&kp>; hold-trigger-key-positions = <4 5 6>; };
  tui: tui { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; flavor = "tap-unless-interrupted"; tapping-term-ms = <150>; retro-tap; require-prior-idle-ms = <80>; bindings = <&mo>, <&kp>; };
  hwu: hwu { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; hold-while-undecided; tapping-term-ms = <150>; bindings = <&kp>, <&kp>; };
  lazy: lazy { compatible = "zmk,behavior-sticky-key"; #binding-cells = <1>; lazy; release-after-ms = <400>; bindings = <&kp>; };
  td: td { compatible = "zmk,behavior-tap-dance"; #binding-cells = <0>; bindings = <&kp N1>, <&mt LCTRL N2>, <&kp N3>; };
  mm: mm { compatible = "zmk,behavior-mod-morph"; #binding-cells = <0>; bindings = <&kp COMMA>, <&kp SEMI>; mods = <MOD_LSFT>; };
  ZMK_MACRO(word, wait-ms = <5>; tap-ms = <5>; bindings = <&kp X &macro_press &kp LSHFT &macro_tap &kp Y &macro_release &kp LSHFT>;)
`;
const layers = [
  '&bal LSHFT A  &tui 1 B  &hwu LCTRL C  &lazy LALT  &td  &mm  &sk LGUI  &sl 1  &word  &mo 2  &kp LSHFT  &kp E',
  '&kp N0  &trans  &mt LSHFT M  &trans  &caps_word  &key_repeat  &trans  &trans  &trans  &mo 2  &trans  &gresc',
  '&trans &trans &trans &trans &trans &trans &trans &trans &trans &trans &trans &kp Q',
  '&trans &trans &trans &trans &trans &trans &trans &trans &trans &trans &trans &kp Z',
];
const combos = `
  one { key-positions = <4 5>; bindings = <&kp K>; };
  two { key-positions = <4 5 6>; bindings = <&mt RSHFT L>; slow-release; timeout-ms = <90>; };
  three { key-positions = <0 11>; bindings = <&sk LCTRL>; layers = <0 1>; require-prior-idle-ms = <60>; };
`;

function read(example: Parameters<typeof readExample>[0]): Keymap {
  const result = readExample(example);
  if (!result.ok) throw new Error(result.reason);
  expect(result.notes).toEqual([]);
  return result.keymap;
}

const keymap = read({ layers, behaviors, combos, conditionalLayers: 'tri { if-layers = <1 2>; then-layer = <3>; };' });
const keyCount = 12;

/** Physically possible key events: only released keys are pressed, and all keys are released in the end. */
const keyEvents: fc.Arbitrary<readonly KeyEvent[]> = fc
  .array(fc.record({ position: fc.nat(keyCount - 1), waitMs: fc.oneof(fc.nat(30), fc.nat(300)) }), { maxLength: 60 })
  .map((toggles) => {
    const down = new Set<number>();
    const events: KeyEvent[] = [];
    let at = 0;
    for (const { position, waitMs } of toggles) {
      at += waitMs;
      const pressed = !down.delete(position);
      if (pressed) down.add(position);
      events.push({ at, position, pressed });
    }
    for (const position of down) events.push({ at: (at += 50), position, pressed: false });
    return events;
  });

describe('for any key events', () => {
  test('no key stays pressed and no layer stays active after all keys are released', () => {
    fc.assert(
      fc.property(keyEvents, (keys) => {
        const { end } = simulate(keymap, keys);
        expect(end).toEqual({ heldUsages: [], mods: 0, activeLayers: [0] });
      }),
      { numRuns: 1500 },
    );
  });

  test('events and decisions are in chronological order', () => {
    fc.assert(
      fc.property(keyEvents, (keys) => {
        const { events, decisions } = simulate(keymap, keys);
        for (const list of [events, decisions]) {
          list.forEach(({ at }, index) => expect(at).toBeGreaterThanOrEqual(list[index - 1]?.at ?? 0));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the simulation is deterministic', () => {
    fc.assert(
      fc.property(keyEvents, (keys) => {
        expect(simulate(keymap, keys)).toEqual(simulate(keymap, keys));
      }),
      { numRuns: 200 },
    );
  });

  test('every press has a release', () => {
    fc.assert(
      fc.property(keyEvents, (keys) => {
        const balance = new Map<number, number>();
        for (const { pressed, page, code } of simulate(keymap, keys).events) {
          const usage = page * 0x10000 + code;
          balance.set(usage, (balance.get(usage) ?? 0) + (pressed ? 1 : -1));
        }
        expect([...balance].filter(([, count]) => count > 0)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

test('10,000 key events take less than 100 ms', () => {
  const keys = Array.from({ length: 5_000 }, (_, index) => index).flatMap((index): KeyEvent[] => [
    { at: index * 60, position: index % keyCount, pressed: true },
    { at: index * 60 + 50, position: index % keyCount, pressed: false },
  ]);
  // Uses processor time and the best of several runs, so that other load on the machine doesn't matter.
  const times = Array.from({ length: 10 }, () => {
    const start = process.cpuUsage();
    simulate(keymap, keys);
    return process.cpuUsage(start).user / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(100);
});

describe('for any behaviors', () => {
  /** Each of these can invoke any other and itself, which isn't useful but has to be handled. */
  const labels = ['ht', 'sticky', 'td', 'mm', 'm1', 'm2'] as const;
  const binding = fc.constantFrom(
    '&kp A',
    '&kp LSHFT',
    '&mt LSHFT B',
    '&mo 1',
    '&tog 2',
    '&to 0',
    '&caps_word',
    '&key_repeat',
    '&trans',
    '&bt BT_CLR',
    '&ht 1 A',
    '&sticky A',
    '&td',
    '&mm',
    '&m1',
    '&m2',
  );
  const reference = fc.constantFrom('&kp', '&mo', ...labels.map((label) => `&${label}`));
  const ms = fc.constantFrom(0, 0, 1, 40);
  const layerNumber = fc.nat(3);
  const node = (label: string, kind: string, cells: number, properties: string): string =>
    `${label}: ${label} { compatible = "zmk,behavior-${kind}"; #binding-cells = <${cells}>; ${properties} };`;
  const macro = (label: string) =>
    fc
      .tuple(ms, ms, fc.array(binding, { minLength: 1, maxLength: 3 }))
      .map(([wait, tap, steps]) =>
        node(label, 'macro', 0, `wait-ms = <${wait}>; tap-ms = <${tap}>; bindings = <${steps.join(' ')}>;`),
      );
  const nodes = fc.tuple(
    fc
      .tuple(reference, reference, ms)
      .map(([hold, tap, term]) =>
        node('ht', 'hold-tap', 2, `tapping-term-ms = <${term}>; bindings = <${hold}>, <${tap}>;`),
      ),
    reference.map((inner) => node('sticky', 'sticky-key', 1, `release-after-ms = <40>; bindings = <${inner}>;`)),
    fc
      .tuple(binding, binding, ms)
      .map(([first, second, term]) =>
        node('td', 'tap-dance', 0, `tapping-term-ms = <${term}>; bindings = <${first}>, <${second}>;`),
      ),
    fc
      .tuple(binding, binding)
      .map(([normal, morph]) => node('mm', 'mod-morph', 0, `mods = <MOD_LSFT>; bindings = <${normal}>, <${morph}>;`)),
    macro('m1'),
    macro('m2'),
  );
  const rules = fc
    .array(fc.tuple(layerNumber, layerNumber, layerNumber), { maxLength: 3 })
    .map((list) =>
      list.map(([a, b, then], index) => `c${index} { if-layers = <${a} ${b}>; then-layer = <${then}>; };`).join(' '),
    );
  const bindingsOfLayer = fc.array(binding, { minLength: 4, maxLength: 4 }).map((list) => list.join(' '));
  const example = fc.record({
    layers: fc.array(bindingsOfLayer, { minLength: 4, maxLength: 4 }),
    behaviors: nodes.map((list) => list.join(' ')),
    conditionalLayers: rules,
    combos: binding.map((inner) => `both { key-positions = <0 1>; bindings = <${inner}>; };`),
  });
  /** Two keys pressed together, then two overlapping keys. */
  const keys: readonly KeyEvent[] = [
    { at: 0, position: 0, pressed: true },
    { at: 0, position: 1, pressed: true },
    { at: 60, position: 1, pressed: false },
    { at: 60, position: 0, pressed: false },
    { at: 120, position: 2, pressed: true },
    { at: 130, position: 3, pressed: true },
    { at: 200, position: 2, pressed: false },
    { at: 210, position: 3, pressed: false },
  ];

  test('the simulation ends, and all keys have names', () => {
    fc.assert(
      fc.property(example, (given) => {
        const any = read(given);
        expect(keyNamesOf(any)).toHaveLength(4);
        expect(simulate(any, keys, { settleMs: 100 }).endedAt).toBeGreaterThanOrEqual(310);
      }),
      { numRuns: 150 },
    );
  });
});

describe('for any text', () => {
  const words = fc.constantFrom(
    '/ {',
    '};',
    '&kp A',
    '&mt',
    '{',
    '}',
    '<',
    '>',
    ';',
    'bindings',
    '=',
    '#define X',
    '#if 1',
    '#endif',
    'ZMK_MACRO(m, bindings = <&m>;)',
    'compatible = "zmk,keymap";',
    'keymap {',
    'layer {',
    'X',
    '(',
    ')',
    '"',
    '/*',
    '\n',
  );

  test('readKeymap returns a keymap or a reason', () => {
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
        (source) => {
          const result = readKeymap(source);
          if (!result.ok) expect(result.reason).toMatch(/^[A-Z].*\.$/);
        },
      ),
      { numRuns: 250 },
    );
  });
});

test('a behavior that is not simulated does nothing, and a decision says so', () => {
  const result = readExample({ layers: ['&bt BT_SEL 0 &kp B'] });
  expect(result).toMatchObject({ ok: true, notes: [] });
  if (!result.ok) return;
  const { decisions, events } = simulate(result.keymap, [
    { at: 0, position: 0, pressed: true },
    { at: 10, position: 0, pressed: false },
  ]);
  expect(events).toEqual([]);
  expect(decisions).toMatchObject([{ kind: 'not-simulated', behavior: 'bt', compatible: 'zmk,behavior-bluetooth' }]);
});
