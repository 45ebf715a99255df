import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aboutLifeText,
  adviceFor,
  mainCause,
  noteOn,
  warningsFor,
  defaultSetup,
  estimate,
  fieldsOf,
  firstEmptyHours,
  lifeText,
  longestLifeHours,
  partsOf,
  lifeRangeText,
  readField,
  readSetup,
  withValue,
  writeField,
  writeSetup,
  type Field,
  type FieldValue,
  type Section,
  type Setup,
} from '../index.ts';

const getterFor = (pairs: readonly (readonly [string, string])[]) => {
  const map = new Map(pairs);
  return (name: string) => map.get(name) ?? null;
};

function arbitraryValue(field: Field): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'optional':
      return fc.oneof(fc.constant(null), fc.integer({ min: field.min, max: field.max }));
    case 'number':
      return fc
        .integer({ min: 0, max: Math.round((field.max - field.min) / field.step) })
        .map((count) => Math.min(field.max, Number((field.min + count * field.step).toFixed(2))));
  }
}
const section = (name: Section) =>
  fc.record(Object.fromEntries(Object.entries(fieldsOf(name)).map(([key, field]) => [key, arbitraryValue(field)])));
const setups = fc.record({
  keyboard: section('keyboard'),
  left: section('left'),
  right: section('right'),
}) as unknown as fc.Arbitrary<Setup>;

describe('the query string', () => {
  it('is empty for the defaults', () => {
    expect(writeSetup(defaultSetup)).toEqual([]);
  });

  it('reproduces every setup written to it', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(readSetup(getterFor(writeSetup(setup)))).toEqual({ setup, notes: [] });
        expect(readSetup(getterFor(writeSetup(setup, 'b-')), 'b-')).toEqual({ setup, notes: [] });
      }),
    );
  });

  it('falls back to the default for each invalid value, with a note', () => {
    const { setup, notes } = readSetup(
      getterFor([
        ['battery', '1e999'],
        ['board', '__proto__'],
        ['profiles', '3'],
      ]),
    );
    expect(setup).toEqual(withValue(defaultSetup, 'keyboard', 'profiles', 3));
    expect(notes.map(({ label }) => label)).toEqual(['Board', 'Battery size']);
    expect(notes.map(({ text }) => text)).toEqual(['__proto__', '1e999']);
  });

  it('names the right half in notes about its fields', () => {
    const { notes } = readSetup(
      getterFor([
        ['battery', 'x'],
        ['right-battery', 'y'],
      ]),
    );
    expect(notes.map(({ label }) => label)).toEqual(['Battery size', 'Battery size of the right half']);
  });

  it('always yields a setup that can be estimated', () => {
    const names = [...Object.keys(fieldsOf('keyboard')), ...Object.keys(fieldsOf('left'))];
    const hostile = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()));
    fc.assert(
      fc.property(hostile, (pairs) => {
        const hours = firstEmptyHours(readSetup(getterFor(pairs)).setup);
        return hours > 0 && hours <= longestLifeHours;
      }),
    );
  });
});

describe('readField', () => {
  const { battery, 'own-idle': measuredIdle } = fieldsOf('left');
  const { profiles } = fieldsOf('keyboard');

  it.each([
    ['', 'Enter a number.'],
    ['NaN', 'Enter a number.'],
    ['Infinity', 'Enter a number.'],
    ['0', 'Enter 1 to 20000 mAh.'],
    ['-5', 'Enter 1 to 20000 mAh.'],
    ['20001', 'Enter 1 to 20000 mAh.'],
  ])('rejects “%s” as a battery size: %s', (text, reason) => {
    expect(readField(battery!, text)).toEqual({ ok: false, reason });
  });

  it('accepts a decimal comma, and an empty optional field', () => {
    expect(readField(battery!, ' 110,5 ')).toEqual({ ok: true, value: 110.5 });
    expect(readField(measuredIdle!, '')).toEqual({ ok: true, value: null });
  });

  it('rejects a comma before three digits as ambiguous', () => {
    const reason = 'Enter 1000 or 1.000: a comma can mean either.';
    expect(readField(battery!, '1,000')).toEqual({ ok: false, reason });
    expect(readField(measuredIdle!, '0,125')).toEqual({ ok: true, value: 0.125 });
  });

  it('reads every number written by writeField', () => {
    for (const value of [1e-9, 1.5e-7, 0.1, 12.5, 2_000_000])
      expect(readField(measuredIdle!, writeField(value))).toEqual({ ok: true, value });
  });

  it('requires whole numbers for counts', () => {
    expect(readField(profiles!, '1.5')).toEqual({ ok: false, reason: 'Enter a whole number.' });
  });
});

describe('a setup', () => {
  const set = (...changes: readonly (readonly [Section, string, FieldValue])[]): Setup =>
    changes.reduce((setup, [where, key, value]) => withValue(setup, where, key, value), defaultSetup);

  it('has one part for each battery', () => {
    const roles = (setup: Setup) => partsOf(setup).map(({ part }) => part.role);
    expect(roles(defaultSetup)).toEqual(['standalone']);
    expect(roles(set(['keyboard', 'layout', 'split']))).toEqual(['central', 'peripheral']);
    expect(roles(set(['keyboard', 'layout', 'dongle']))).toEqual(['peripheral']);
    expect(roles(set(['keyboard', 'layout', 'dongle'], ['keyboard', 'alike', false]))).toEqual([
      'peripheral',
      'peripheral',
    ]);
  });

  it('can have halves with different batteries and features', () => {
    const [left, right] = partsOf(
      set(
        ['keyboard', 'layout', 'split'],
        ['keyboard', 'alike', false],
        ['right', 'battery', 500],
        ['left', 'glow', true],
      ),
    );
    expect([left?.part.batteryMilliAh, right?.part.batteryMilliAh]).toEqual([110, 500]);
    expect([left?.part.underglow !== undefined, right?.part.underglow !== undefined]).toEqual([true, false]);
  });

  it('gets up to three pieces of advice, largest gain first and a larger battery last', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const advice = adviceFor(setup);
        return (
          advice.length <= 3 &&
          advice.every(
            ({ id, factor }, at) =>
              factor >= 1.03 &&
              (id === 'battery' ? at === advice.length - 1 : factor <= (advice[at - 1]?.factor ?? Infinity)),
          ) &&
          advice.every(({ hours, setup: changed }) => hours === firstEmptyHours(changed))
        );
      }),
      { numRuns: 50 },
    );
  });

  it('with all defaults gets advice on sleep, then on a larger battery', () => {
    expect(adviceFor(defaultSetup).map(({ id }) => id)).toEqual(['sleep', 'battery']);
  });

  it('doesn’t get advice on sleep if the battery is empty on the first day', () => {
    expect(adviceFor(set(['left', 'glow', true]), 12).map(({ id }) => id)).not.toContain('sleep');
  });

  it('with underglow is advised to go without it first', () => {
    expect(adviceFor(set(['left', 'glow', true]))[0]?.id).toBe('glow');
  });

  it.each([
    [
      'LEDs that are dark but powered',
      [
        ['glow', true],
        ['glow-hours', 0],
        ['glow-cut', false],
      ],
      'glow-cut',
      '99% of the charge goes to the underglow.',
    ],
    [
      'an OLED that never goes dark',
      [
        ['display', 'oled'],
        ['oled-hours', 24],
      ],
      'oled',
      '99% of the charge goes to the display.',
    ],
    [
      'a board that draws a lot',
      [
        ['board', 'custom'],
        ['supply', 'switching'],
        ['other', 600],
      ],
      'other',
      '94% of the charge goes to the board, which draws power around the clock.',
    ],
    [
      'a split',
      [['layout', 'split']],
      'dongle',
      'The left half (central) is empty first. There, 93% of the charge goes to listening to the other half.',
    ],
  ] as const)('with %s gets advice about that', (_title, values, id, cause) => {
    const setup = set(
      ...values.map(([key, value]) => [key in defaultSetup.left ? 'left' : 'keyboard', key, value] as const),
    );
    expect(adviceFor(setup)[0]?.id).toBe(id);
    expect(mainCause(partsOf(setup).map((named) => ({ named, result: estimate(named.part) })))).toBe(cause);
  });

  it('keeps its other values when advice is followed', () => {
    const tried = (setup: Setup, id: string) => adviceFor(setup, 10).find((advice) => advice.id === id)?.setup;
    const oled = set(
      ['keyboard', 'layout', 'split'],
      ['keyboard', 'alike', false],
      ['left', 'display', 'oled'],
      ['left', 'own-display', 9000],
      ['right', 'display', 'niceview'],
      ['right', 'own-display', 200],
    );
    const replaced = tried(oled, 'oled');
    expect([replaced?.left.display, replaced?.left['own-display']]).toEqual(['niceview', null]);
    expect(replaced?.right).toEqual(oled.right);
    const hidden = set(['right', 'battery', 15_000]);
    expect(tried(hidden, 'battery')?.left.battery).toBe(220);
    expect(tried(hidden, 'battery')?.right).toEqual(hidden.right);
  });

  it('can be written to the query string after following any advice', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        for (const { setup: changed } of adviceFor(setup, 10))
          expect(readSetup(getterFor(writeSetup(changed)))).toEqual({ setup: changed, notes: [] });
      }),
      { numRuns: 50 },
    );
  });

  it('gets warnings about values that contradict each other', () => {
    expect(warningsFor(defaultSetup)).toEqual([]);
    const dark = set(['left', 'light', true], ['left', 'light-color', 'other'], ['left', 'light-volts', 3.4]);
    expect(warningsFor(dark)).toHaveLength(1);
  });

  it('says which hours count if typing or a light would outlast the hours awake', () => {
    const awake = set(['keyboard', 'awake', 5]);
    expect(noteOn('glow-hours', 24, awake)).toBe('Only the hours awake count: 5.');
    expect(noteOn('typing', 5, awake)).toBeUndefined();
    expect(noteOn('battery', 110, awake)).toBeUndefined();
  });

  it('with two halves has a central that runs out long before the peripheral', () => {
    const [central, peripheral] = partsOf(set(['keyboard', 'layout', 'split'])).map(({ part }) => estimate(part));
    expect(central!.life.highHours).toBeLessThan(peripheral!.life.lowHours);
  });
});

describe('the text for a battery life', () => {
  it.each([
    [0.9, 'under an hour'],
    [1, '1 hour'],
    [24, '24 hours'],
    [30.4, '30 hours'],
    [24 * 8.25, '8 days'],
    [24 * 40, '40 days'],
    [24 * 70, '2.3 months'],
    [24 * 365, '12 months'],
    [24 * 365.25 * 3, '3 years'],
    [longestLifeHours, 'more than 10 years'],
  ])('of %f hours is “%s”', (hours, text) => {
    expect(lifeText(hours)).toBe(text);
  });

  it('has both ends of a range in the same unit', () => {
    expect(lifeRangeText({ lowHours: 24 * 40, hours: 24 * 60, highHours: 24 * 90 })).toBe('1.3 to 3 months');
    expect(lifeRangeText({ lowHours: longestLifeHours, hours: longestLifeHours, highHours: longestLifeHours })).toBe(
      'more than 10 years',
    );
    expect(lifeRangeText({ lowHours: 24 * 2000, hours: 24 * 3000, highHours: longestLifeHours })).toBe(
      '5 years to more than 10 years',
    );
  });

  it('does not repeat the same end of a range', () => {
    expect(lifeRangeText({ lowHours: 0.1, hours: 0.2, highHours: 0.3 })).toBe('under an hour');
    expect(lifeRangeText({ lowHours: 0.5, hours: 1, highHours: 2.4 })).toBe('under an hour to 2.4 hours');
    expect(
      lifeRangeText({ lowHours: longestLifeHours * 0.998, hours: longestLifeHours, highHours: longestLifeHours }),
    ).toBe('10 years or more');
  });

  it('says “about” except for “under an hour” and “more than 10 years”', () => {
    expect(aboutLifeText(24 * 70)).toBe('about 2.3 months');
    expect(aboutLifeText(0.9)).toBe('under an hour');
    expect(aboutLifeText(longestLifeHours)).toBe('more than 10 years');
  });
});

it('advice includes auto-off for lights that are on longer than needed', () => {
  const lit = withValue(withValue(defaultSetup, 'left', 'glow', true), 'left', 'light', true);
  const ids = adviceFor(lit, 12).map(({ id }) => id);
  expect(ids).toContain('glow-hours');
  expect(ids).toContain('light-hours');
  const oled = withValue(withValue(defaultSetup, 'left', 'display', 'oled'), 'left', 'oled-hours', 24);
  expect(adviceFor(oled).map(({ id }) => id)).toContain('oled-hours');
  const short = withValue(withValue(lit, 'left', 'glow-hours', 2), 'left', 'light-hours', 2);
  expect(adviceFor(short, 12).map(({ id }) => id)).not.toContain('glow-hours');
});
