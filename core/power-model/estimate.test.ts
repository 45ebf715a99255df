import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boards,
  energyLeftMicroWh,
  estimate,
  figureIds,
  figures,
  hoursToEmpty,
  longestLifeHours,
  shareLeft,
  type KeyboardPart,
} from './index.ts';

/** `fc.double` alone generates mostly numbers close to zero. */
const upTo = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: 100 }).map((percent) => (percent / 100) * max),
    fc.double({ min: 0, max, noNaN: true }),
  );
const hours = upTo(24);
const share = upTo(1);
const microA = upTo(1000);
const board = fc.oneof(
  fc.constantFrom(...boards),
  fc.record({
    supply: fc.record({
      kind: fc.constant('switching' as const),
      outputVolts: fc.double({ min: 1.8, max: 5, noNaN: true }),
      quiescentMicroA: microA,
      efficiency: fc.double({ min: 0.5, max: 1, noNaN: true }),
    }),
    otherQuiescentMicroA: microA,
  }),
);
const measurements = fc.record({
  idleMicroA: microA,
  typingMicroA: microA,
  underglowMicroA: microA,
  backlightMicroA: microA,
  displayMicroA: microA,
});
const parts: fc.Arbitrary<KeyboardPart> = fc.record(
  {
    role: fc.constantFrom('standalone' as const, 'central' as const, 'peripheral' as const),
    board,
    batteryMilliAh: fc.double({ min: 1, max: 20_000, noNaN: true }),
    usage: fc.record({
      connectedProfiles: fc.integer({ min: 1, max: 5 }),
      hoursAwakePerDay: hours,
      hoursTypingPerDay: hours,
    }),
    underglow: fc.record({
      leds: fc.integer({ min: 1, max: 500 }),
      brightness: share,
      hoursLitPerDay: hours,
      cutWhenDark: fc.boolean(),
    }),
    backlight: fc.record({
      leds: fc.integer({ min: 1, max: 500 }),
      brightness: share,
      forwardVolts: fc.double({ min: 0.5, max: 5, noNaN: true }),
      ohms: fc.double({ min: 1, max: 10_000, noNaN: true }),
      hoursLitPerDay: hours,
    }),
    display: fc.oneof(
      fc.record({ kind: fc.constantFrom('epaper' as const, 'niceview' as const) }),
      fc.record({ kind: fc.constant('oled' as const), hoursLitPerDay: hours }),
    ),
    measured: measurements,
  },
  { requiredKeys: ['role', 'board', 'batteryMilliAh', 'usage'] },
);
const lifeHours = (part: KeyboardPart): number => estimate(part).life.hours;
/** Less than or equal, apart from floating-point errors. */
const atMost = (a: number, b: number): boolean => a <= b * (1 + 1e-9);

const plain: KeyboardPart = {
  role: 'standalone',
  board: boards[1],
  batteryMilliAh: 110,
  usage: { connectedProfiles: 1, hoursAwakePerDay: 24, hoursTypingPerDay: 2 },
};

describe('discharge', () => {
  const energy = fc.double({ min: 1, max: 1e8, noNaN: true });
  const load = fc.double({ min: 1e-3, max: 1e6, noNaN: true });

  it('is linear without self-discharge', () => {
    fc.assert(fc.property(energy, load, (e, p) => hoursToEmpty(e, p, 0) === e / p));
  });

  it('approaches the linear life as the self-discharge approaches zero', () => {
    fc.assert(fc.property(energy, load, (e, p) => Math.abs(hoursToEmpty(e, p, 1e-18) / (e / p) - 1) < 1e-6));
  });

  it('never ends without a load', () => {
    expect(hoursToEmpty(1000, 0, 1e-4)).toBe(Infinity);
    expect(energyLeftMicroWh(1000, 0, 1e-4, 10_000)).toBeCloseTo(1000 * Math.exp(-1), 9);
  });

  it('leaves no energy at the end of the life, for any load and rate', () => {
    fc.assert(
      fc.property(energy, load, fc.double({ min: 1e-7, max: 1e-2, noNaN: true }), (e, p, k) => {
        const left = energyLeftMicroWh(e, p, k, hoursToEmpty(e, p, k));
        return left / e < 1e-6;
      }),
    );
  });

  it('agrees with a numerical solution of dE/dt = −P − kE', () => {
    let left = 1000;
    const step = 0.001;
    for (let t = 0; t < 50; t += step) left += (-3 - 0.02 * left) * step;
    expect(energyLeftMicroWh(1000, 3, 0.02, 50)).toBeCloseTo(left, 1);
  });
});

describe('estimate', () => {
  it('always gives a finite range that includes the estimate', () => {
    fc.assert(
      fc.property(parts, (part) => {
        const { life } = estimate(part);
        return (
          0 < life.lowHours &&
          life.lowHours <= life.hours &&
          life.hours <= life.highHours &&
          life.highHours <= longestLifeHours
        );
      }),
    );
  });

  it('never gets shorter with a larger battery', () => {
    fc.assert(
      fc.property(parts, fc.double({ min: 1, max: 10, noNaN: true }), (part, factor) =>
        atMost(lifeHours(part), lifeHours({ ...part, batteryMilliAh: part.batteryMilliAh * factor })),
      ),
    );
  });

  it('never gets longer with more hosts, time awake, typing, or quiescent current', () => {
    fc.assert(
      fc.property(parts, share, (part, more) => {
        const { usage } = part;
        const heavier: KeyboardPart[] = [
          { ...part, usage: { ...usage, connectedProfiles: usage.connectedProfiles + 1 } },
          { ...part, usage: { ...usage, hoursTypingPerDay: usage.hoursTypingPerDay + more } },
          { ...part, board: { ...part.board, otherQuiescentMicroA: part.board.otherQuiescentMicroA + more } },
        ];
        // Dark LEDs draw the same asleep and awake, and lit ones draw more, so being awake longer never saves power.
        heavier.push({ ...part, usage: { ...usage, hoursAwakePerDay: usage.hoursAwakePerDay + more } });
        return heavier.every((heavy) => atMost(lifeHours(heavy), lifeHours(part)));
      }),
    );
  });

  it('never gets longer when lights are on longer, with or without measured currents', () => {
    fc.assert(
      fc.property(parts, share, (part, more) => {
        const longer = <Light extends Readonly<{ hoursLitPerDay: number }>>(light: Light): Light => ({
          ...light,
          hoursLitPerDay: light.hoursLitPerDay + more,
        });
        const { underglow, backlight } = part;
        const heavier: KeyboardPart[] = [
          ...(underglow ? [{ ...part, underglow: longer(underglow) }] : []),
          ...(backlight ? [{ ...part, backlight: longer(backlight) }] : []),
        ];
        return heavier.every((heavy) => atMost(lifeHours(heavy), lifeHours(part)));
      }),
    );
  });

  it('splits the total power among consumers, none of them negative', () => {
    fc.assert(
      fc.property(parts, (part) => {
        const { consumers, totalMicroW, conversionLossShare } = estimate(part);
        const sum = consumers.reduce((all, { microW }) => all + microW, 0);
        return (
          consumers.every(({ microW }) => microW >= 0) &&
          Math.abs(sum - totalMicroW) <= 1e-9 * totalMicroW &&
          0 <= conversionLossShare &&
          conversionLossShare <= 1
        );
      }),
    );
  });

  it('stays the same with twice the battery and twice the load', () => {
    const double: KeyboardPart = {
      ...plain,
      batteryMilliAh: 220,
      board: { supply: { ...boards[1].supply, quiescentMicroA: 30 }, otherQuiescentMicroA: 6 },
      measured: { idleMicroA: 46, typingMicroA: 630 },
    };
    expect(lifeHours(double)).toBeCloseTo(lifeHours(plain), 6);
  });

  it('assumes no current for LEDs with a forward voltage above the supply voltage', () => {
    const backlight = { leds: 60, brightness: 1, forwardVolts: 4, ohms: 100, hoursLitPerDay: 24 };
    expect(estimate({ ...plain, backlight }).consumers.find(({ id }) => id === 'backlight')?.microW).toBe(0);
    expect(lifeHours({ ...plain, backlight })).toBe(lifeHours(plain));
  });

  it('assumes the same battery current for any output voltage of a linear regulator', () => {
    const low: KeyboardPart = { ...plain, board: { ...boards[1], supply: { ...boards[1].supply, outputVolts: 1.8 } } };
    expect(lifeHours(low)).toBe(lifeHours(plain));
    expect(estimate(low).conversionLossShare).toBeGreaterThan(estimate(plain).conversionLossShare);
  });

  it('has a narrower range with a measured current', () => {
    const width = ({ life }: ReturnType<typeof estimate>) => life.highHours / life.lowHours;
    const central: KeyboardPart = { ...plain, role: 'central' };
    expect(width(estimate({ ...central, measured: { idleMicroA: 513 } }))).toBeLessThan(width(estimate(central)));
  });

  it('takes measured currents as drawn from the battery, whatever the supply', () => {
    const measured = {
      idleMicroA: 100,
      typingMicroA: 200,
      underglowMicroA: 300,
      backlightMicroA: 400,
      displayMicroA: 500,
    };
    const measuredPart: KeyboardPart = {
      ...plain,
      usage: { connectedProfiles: 1, hoursAwakePerDay: 24, hoursTypingPerDay: 24 },
      underglow: { leds: 10, brightness: 1, hoursLitPerDay: 24, cutWhenDark: true },
      backlight: { leds: 60, brightness: 1, forwardVolts: 1.8, ohms: 100, hoursLitPerDay: 24 },
      display: { kind: 'oled', hoursLitPerDay: 24 },
      measured,
    };
    const supply = { kind: 'switching', outputVolts: 1.8, quiescentMicroA: 0, efficiency: 0.9 } as const;
    const loads = (part: KeyboardPart) =>
      estimate(part).consumers.filter(({ id }) => id !== 'self-discharge' && id !== 'board');
    const microA = (part: KeyboardPart) =>
      loads(part).map(({ microW }) => Math.round(microW / figures.batteryVolts.value));
    expect(microA(measuredPart)).toEqual([100, 200 * figures.keyDownShare.value, 300, 400, 500]);
    expect(microA({ ...measuredPart, board: { ...plain.board, supply } })).toEqual(microA(measuredPart));
  });

  it('adds the dark current of the LEDs to measured underglow', () => {
    const glowMicroA = (hoursLitPerDay: number) => {
      const underglow = { leds: 10, brightness: 1, hoursLitPerDay, cutWhenDark: false };
      const { consumers } = estimate({ ...plain, underglow, measured: { underglowMicroA: 1000 } });
      return (consumers.find(({ id }) => id === 'underglow')?.microW ?? 0) / figures.batteryVolts.value;
    };
    expect(glowMicroA(0)).toBeCloseTo(4600, 6);
    expect(glowMicroA(24)).toBeCloseTo(5600, 6);
  });

  it('is capped if nothing draws power', () => {
    const idle: KeyboardPart = {
      ...plain,
      board: { supply: { kind: 'ldo', outputVolts: 3.3, quiescentMicroA: 0 }, otherQuiescentMicroA: 0 },
      usage: { connectedProfiles: 1, hoursAwakePerDay: 0, hoursTypingPerDay: 0 },
    };
    const result = estimate(idle);
    expect(result.life.hours).toBe(longestLifeHours);
    expect(result.consumers.every(({ microW }) => Number.isFinite(microW))).toBe(true);
  });

  it('describes a curve from full to empty', () => {
    const result = estimate(plain);
    expect(shareLeft(result, 0)).toBe(1);
    expect(shareLeft(result, result.life.hours)).toBeCloseTo(0, 9);
    expect(shareLeft(result, result.life.hours)).toBeLessThan(shareLeft(result, result.life.hours, 1.5));
  });
});

describe('figures', () => {
  it.each(figureIds)('include %s within its bounds, with a label and a source', (id) => {
    const { value, low, high, source, label } = figures[id];
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(low).toBeLessThan(high);
    expect(source).toMatch(/\.$/);
    expect(label).not.toBe('');
  });
});
