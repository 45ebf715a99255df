import { describe, expect, it } from 'vitest';
import { layoutsOf } from '#core/firmware';
import { decodeKeys, encodeKeys, handsOf } from '#core/keyboard-shape';
import { readKeymap } from '#core/simulator';
import {
  canSplitHands,
  currentSettings,
  habits,
  intend,
  makeRecording,
  replay,
  sampleKeymap,
  search,
  settingsText,
  translationOf,
  triggerPositions,
  tunableOf,
  writeSettings,
  type Recording,
  type Settings,
} from './index.ts';

const { source } = sampleKeymap;
const read = readKeymap(source);
if (!read.ok) throw new Error(read.reason);
const tunable = tunableOf(read.keymap, handsOf(decodeKeys(sampleKeymap.keys)));
const translation = translationOf(source, tunable.hands);
const current = currentSettings(tunable) as Settings;

const record = (text: string, strokes: string): Recording => ({
  text,
  strokes: strokes
    .split(', ')
    .flatMap((part) => {
      const [key = '', from = '', to = ''] = part.split(/[ -]/);
      return [
        { at: Number(from), key, pressed: true },
        { at: Number(to), key, pressed: false },
      ];
    })
    .sort((a, b) => a.at - b.at),
});

it('the sample keymap is drawn on the layout of the firmware', () => {
  expect(layoutsOf(sampleKeymap.keyboard).map(({ keys }) => encodeKeys(keys))).toContain(sampleKeymap.keys);
});

describe('intend', () => {
  it('takes letters for taps and the Shift of a capital for a hold, on the other hand', () => {
    const presses = intend(record('aJ', 'a 0-80, Shift 200-400, j 300-380'), translation);
    expect(presses.map(({ position, meant }) => [position, meant])).toEqual([
      [10, 'tap'],
      [13, 'hold'],
      [16, 'tap'],
    ]);
  });

  it('leaves out keys that are not in the text', () => {
    const presses = intend(record('ab', 'a 0-80, x 100-180, b 200-280'), translation);
    expect(presses.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('takes a home row key that is held for a capital as the modifier', () => {
    const presses = intend(record('J', 'f 0-300, j 100-180'), translation);
    expect(presses.map(({ key, meant }) => [key, meant])).toEqual([
      ['f', 'hold'],
      ['j', 'tap'],
    ]);
  });
});

it('Ctrl, Alt and GUI are holds of the other hand, and keys pressed with them taps, though the text shows neither', () => {
  const presses = intend(record('ab', 'a 0-80, Control 200-400, z 300-380, b 500-580'), translation);
  expect(presses.map(({ key, position, meant }) => [key, position, meant])).toEqual([
    ['a', 10, 'tap'],
    ['Control', 17, 'hold'],
    ['z', 20, 'tap'],
    ['b', 24, 'tap'],
  ]);
});

it('a long recording is judged by its latest part', () => {
  const long = makeRecording('sad jokes '.repeat(1000), habits.slow);
  expect(intend(long, translation)).toHaveLength(2000);
});

describe('replay', () => {
  const roll = intend(record('as', 'a 0-120, s 80-200'), translation);

  it('finds a letter that became a modifier, with the reason', () => {
    expect(replay(tunable, roll, current).misfires).toEqual([
      { at: 0, position: 10, key: 'a', meant: 'tap', reason: 'other-key-down' },
    ]);
  });

  it('finds a modifier that became a letter', () => {
    const short = intend(record('J', 'Shift 0-90, j 60-150'), translation);
    const settings: Settings = { ...current, flavor: 'tap-preferred' };
    expect(replay(tunable, short, settings).misfires).toMatchObject([{ key: 'Shift', meant: 'hold' }]);
  });

  it('has no misfire where the settings fit', () => {
    const { misfires, judged, letters } = replay(tunable, roll, { ...current, flavor: 'tap-preferred' });
    expect([misfires, judged]).toEqual([[], 2]);
    expect(letters).toEqual({ meanMs: 120, worstMs: 120 });
  });

  it('gives the same result for the same typing', () => {
    expect(replay(tunable, roll, current)).toEqual(replay(tunable, roll, current));
  });
});

it('each hand has the keys of the other as triggers', () => {
  expect(canSplitHands(tunable)).toBe(true);
  expect(triggerPositions(tunable, 'hml').slice(0, 5)).toEqual([5, 6, 7, 8, 9]);
  expect(triggerPositions(tunable, 'hmr').slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
});

describe.each(Object.entries(habits))('for a typist with %s', (_name, habit) => {
  it('the search finds settings with fewer misfires, and every choice costs less than the one before', () => {
    const presses = intend(makeRecording('Jo asks dad for a salad. Kids fall.', habit), translation);
    const searching = search(tunable, presses);
    let step = searching.next();
    let progress = 0;
    while (!step.done) {
      expect(step.value).toBeGreaterThan(progress);
      progress = step.value;
      step = searching.next();
    }
    expect(progress).toBe(1);
    const [best] = step.value;
    const before = replay(tunable, presses, current).misfires.length;
    expect(best?.result.misfires.length).toBeLessThan(before);
    const counts = step.value.map(({ result }) => result.misfires.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  }, 60_000);
});

it('settings are written into the keymap and read back', () => {
  const settings: Settings = {
    ...current,
    flavor: 'balanced',
    tappingTermMs: 250,
    requirePriorIdleMs: 125,
    oppositeHand: true,
  };
  const written = writeSettings(source, tunable, settings);
  const again = readKeymap(written);
  expect(again.ok && currentSettings(tunableOf(again.keymap, tunable.hands))).toEqual(settings);
  expect(written).toContain('&lt NAV SPACE');
  const pasted = settingsText(source, tunable, settings);
  expect(pasted).toMatch(/^hml: home_row_left \{[^}]*tapping-term-ms = <250>;[^}]*\};\n\nhmr: /);
});
