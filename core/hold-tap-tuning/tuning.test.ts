import { describe, expect, it } from 'vitest';
import { layoutsOf } from '#core/firmware';
import { decodeKeys, encodeKeys, handsOf } from '#core/keyboard-shape';
import { readDrawing } from '#core/keymap-drawing';
import { flavors, readKeymap, type Flavor } from '#core/simulator';
import {
  canSplitHands,
  currentSettings,
  describeMisfire,
  habits,
  inferIntent,
  makeRecording,
  replay,
  sampleKeymap,
  sampleText,
  findBestSettings,
  settingsText,
  keyLookupOf,
  oppositeHandTrigger,
  homeRowModsOf,
  writeSettings,
  type Recording,
  type HoldTapSettings,
} from './index.ts';

const { source } = sampleKeymap;
const read = readKeymap(source);
if (!read.ok) throw new Error(read.reason);
const homeRowMods = homeRowModsOf(read.keymap, handsOf(decodeKeys(sampleKeymap.keys)));
const drawing = readDrawing(source);
const keyLookup = keyLookupOf(drawing, homeRowMods.hands);
const current = currentSettings(homeRowMods) as HoldTapSettings;

/** Builds a recording from strokes such as `a 0-80`: the key with the times of its press and release. */
const record = (text: string, strokes: string): Recording => ({
  text,
  strokes: strokes
    .split(', ')
    .flatMap((stroke) => {
      const [key = '', from = '', to = ''] = stroke.split(/[ -]/);
      return [
        { at: Number(from), key, pressed: true },
        { at: Number(to), key, pressed: false },
      ];
    })
    .sort((a, b) => a.at - b.at),
});

it('the sample keymap uses a physical layout from the firmware', () => {
  expect(layoutsOf(sampleKeymap.keyboard).map(({ keys }) => encodeKeys(keys))).toContain(sampleKeymap.keys);
});

it('finds home row mods with names from a locale header', () => {
  const german = readKeymap(source.replace(/(&hm[lr] \w+) (\w)\b/g, '$1 DE_$2'));
  if (!german.ok) throw new Error(german.reason);
  expect(homeRowModsOf(german.keymap, homeRowMods.hands).behaviors).toEqual(homeRowMods.behaviors);
});

describe('inferIntent', () => {
  it('marks letters as taps and the Shift before a capital as a hold with the opposite hand', () => {
    const presses = inferIntent(record('aJ', 'a 0-80, Shift 200-400, j 300-380'), keyLookup);
    expect(presses.map(({ position, meant }) => [position, meant])).toEqual([
      [10, 'tap'],
      [13, 'hold'],
      [16, 'tap'],
    ]);
  });

  it('counts time from the first key', () => {
    const [first, second] = inferIntent(record('ab', 'a 9000-9080, b 9100-9180'), keyLookup);
    expect([first?.at, first?.until, second?.at]).toEqual([0, 80, 100]);
  });

  it('leaves out keys that are missing from the text', () => {
    const presses = inferIntent(record('ab', 'a 0-80, x 100-180, b 200-280'), keyLookup);
    expect(presses.map(({ position }) => position)).toEqual([10, 24]);
  });

  it('marks a home row mod as a hold if it was held to type a capital', () => {
    const presses = inferIntent(record('J', 'f 0-300, j 100-180'), keyLookup);
    expect(presses.map(({ position, meant }) => [position, meant])).toEqual([
      [13, 'hold'],
      [16, 'tap'],
    ]);
  });

  it('marks Ctrl, Alt, and GUI as holds with the opposite hand, and the keys pressed with them as taps', () => {
    const presses = inferIntent(record('ab', 'a 0-80, Control 200-400, z 300-380, b 500-580'), keyLookup);
    expect(presses.map(({ position, meant }) => [position, meant])).toEqual([
      [10, 'tap'],
      [17, 'hold'],
      [20, 'tap'],
      [24, 'tap'],
    ]);
  });

  it('ends the press of a home row mod when the same key is pressed again as Shift', () => {
    const presses = inferIntent(record('fJ', 'f 0-150, Shift 100-400, j 300-380'), keyLookup);
    expect(presses.map(({ position, at, until }) => [position, at, until])).toEqual([
      [13, 0, 100],
      [13, 100, 400],
      [16, 300, 380],
    ]);
  });

  it('uses only the last 2000 presses of a long recording', () => {
    const long = makeRecording('sad jokes '.repeat(1000), habits.slow);
    expect(inferIntent(long, keyLookup)).toHaveLength(2000);
  });
});

describe('replay', () => {
  const roll = inferIntent(record('as', 'a 0-120, s 80-200'), keyLookup);

  it('reports a letter that became a modifier, with the reason', () => {
    expect(replay(homeRowMods, roll, current).misfires).toEqual([
      { at: 0, position: 10, meant: 'tap', cause: { kind: 'hold-tap', reason: 'other-key-down' } },
    ]);
  });

  it('reports a modifier that became a letter', () => {
    const short = inferIntent(record('J', 'Shift 0-90, j 60-150'), keyLookup);
    const settings: HoldTapSettings = { ...current, flavor: 'tap-preferred' };
    expect(replay(homeRowMods, short, settings).misfires).toMatchObject([{ position: 13, meant: 'hold' }]);
  });

  it('reports no misfires with settings that fit', () => {
    const { misfires, pressCount, letters } = replay(homeRowMods, roll, { ...current, flavor: 'tap-preferred' });
    expect([misfires, pressCount]).toEqual([[], 2]);
    expect(letters).toEqual({ meanMs: 120, worstMs: 120 });
  });

  it.each([
    ['as', 'a 0-120, s 80-200', 'GUI instead of A: you pressed another key within 200 ms'],
    ['J', 'Shift 0-90, j 100-150', 'F instead of Shift: you released it within 200 ms'],
    [' j', 'Space 0-250, j 230-300', '← instead of J: layer Nav was on'],
    ['fj', 'f 0-100, j 10-100', 'the combo capitals instead of F: you pressed its keys at the same time'],
  ])('says why a press misfired: %s', (text, strokes, sentence) => {
    const presses = inferIntent(record(text, strokes), keyLookup);
    const [first] = replay(homeRowMods, presses, current).misfires;
    expect(first && describeMisfire(first, drawing, current)).toBe(sentence);
  });

  it('reports a letter that a hold-tap on another layer replaced', () => {
    const changed = source.replace('&kp LEFT', '&hmr RSHFT LEFT');
    const again = readKeymap(changed);
    if (!again.ok) throw new Error(again.reason);
    const presses = inferIntent(record(' j', 'Space 0-250, j 230-300'), keyLookup);
    const [first] = replay(homeRowModsOf(again.keymap, homeRowMods.hands), presses, current).misfires;
    expect(first && describeMisfire(first, readDrawing(changed), current)).toBe('← instead of J: layer Nav was on');
  });

  it('accepts the same modifier from another layer', () => {
    const presses = inferIntent(record(' J', 'Space 0-300, Shift 250-450, j 350-400'), keyLookup);
    expect(replay(homeRowMods, presses, current).misfires.map(({ meant }) => meant)).not.toContain('hold');
  });

  it('says that a press was late, whatever combo its key is part of later', () => {
    const strokes = 'a 0-100, s 10-150, d 20-160, k 30-170, j 101-105, j 110-140, f 500-600, j 510-600';
    const settings: HoldTapSettings = { ...current, flavor: 'tap-preferred' };
    const { misfires } = replay(homeRowMods, inferIntent(record('asdkjjfj', strokes), keyLookup), settings);
    const late = misfires.find(({ at }) => at === 101);
    expect(late && describeMisfire(late, drawing, settings)).toBe(
      'J came too late: the firmware was still busy with earlier keys when you pressed it again',
    );
  });

  it('measures how long a letter waits behind a hold-tap, and reports no delay of modifiers if there were none', () => {
    const { letters, modifiers } = replay(homeRowMods, inferIntent(record('ag', 'a 0-120, g 80-200'), keyLookup), {
      ...current,
      flavor: 'tap-preferred',
    });
    expect([letters, modifiers]).toEqual([{ meanMs: 80, worstMs: 120 }, undefined]);
  });

  it('is deterministic', () => {
    expect(replay(homeRowMods, roll, current)).toEqual(replay(homeRowMods, roll, current));
  });
});

it('only tunes hold-taps that send a character if tapped, and another key if held', () => {
  const other = readKeymap(
    source.replace('bindings = <&kp>, <&kp>;', 'bindings = <&kp>, <&caps_word>;').replace('&kp TAB', '&mt LCTRL ESC'),
  );
  expect(other.ok && homeRowModsOf(other.keymap, homeRowMods.hands).behaviors).toEqual(['hmr']);
});

it('the triggers of each hand are the keys of the opposite hand and all thumb keys', () => {
  expect(canSplitHands(homeRowMods)).toBe(true);
  const triggersOf = (name: string) =>
    oppositeHandTrigger(homeRowMods, name, 'balanced').holdTriggerKeyPositions.join(' ');
  const defined = (name: string) => source.match(`#define ${name} (.*)`)?.[1];
  expect(triggersOf('hml')).toBe(`${defined('RIGHT_KEYS')} ${defined('THUMBS')}`);
  expect(triggersOf('hmr')).toBe(`${defined('LEFT_KEYS')} ${defined('THUMBS')}`);
});

it('limiting holds to the opposite hand helps with every flavor', () => {
  const presses = inferIntent(makeRecording(sampleText, habits['heavy overlap']), keyLookup);
  const misfires = (flavor: Flavor, oppositeHand: boolean) =>
    replay(homeRowMods, presses, { ...current, flavor, oppositeHand }).misfires.length;
  for (const flavor of flavors) expect(misfires(flavor, true)).toBeLessThan(misfires(flavor, false));
});

it.each(Object.entries(habits))('the settings in the docs misfire less than balanced with 200 ms: %s', (_, habit) => {
  const presses = inferIntent(makeRecording(sampleText, habit), keyLookup);
  const balanced: HoldTapSettings = { ...current, flavor: 'balanced' };
  const inDocs: HoldTapSettings = { ...balanced, tappingTermMs: 280, requirePriorIdleMs: 125, oppositeHand: true };
  const [before, after] = [balanced, inDocs].map((settings) => replay(homeRowMods, presses, settings));
  expect(after?.misfires.length).toBeLessThan(before?.misfires.length ?? 0);
  expect(after?.letters?.meanMs).toBeLessThan(before?.letters?.meanMs ?? 0);
});

it('keeps the triggers that a keymap already has, and adds none to a behavior that both hands use', () => {
  const own = source
    .replaceAll('bindings = <&kp>, <&kp>;', 'bindings = <&kp>, <&kp>; hold-trigger-key-positions = <7 31>;')
    .replace('&kp TAB', '&mt LALT TAB')
    .replace('&kp RET', '&mt RALT RET');
  const again = readKeymap(own);
  if (!again.ok) throw new Error(again.reason);
  const withOwn = homeRowModsOf(again.keymap, homeRowMods.hands);
  expect(canSplitHands(withOwn)).toBe(true);
  const written = writeSettings(own, withOwn, currentSettings(withOwn) as HoldTapSettings);
  expect(written.match(/hold-trigger.*/g)).toEqual(own.match(/hold-trigger.*/g));
});

describe.each(Object.entries(habits))('findBestSettings for a typist with the habit "%s"', (_name, habit) => {
  it('reports progress and finds settings with fewer misfires, best first', () => {
    const presses = inferIntent(makeRecording('Jo asks dad for a salad. Kids fall.', habit), keyLookup);
    const searching = findBestSettings(homeRowMods, presses);
    let step = searching.next();
    let progress = 0;
    while (!step.done) {
      expect(step.value).toBeGreaterThan(progress);
      progress = step.value;
      step = searching.next();
    }
    expect(progress).toBe(1);
    const [best] = step.value;
    const before = replay(homeRowMods, presses, current).misfires.length;
    expect(best?.result.misfires.length).toBeLessThan(before);
    const counts = step.value.map(({ result }) => result.misfires.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  }, 60_000);
});

it('settings written into a keymap can be read back', () => {
  const settings: HoldTapSettings = {
    ...current,
    flavor: 'balanced',
    tappingTermMs: 250,
    requirePriorIdleMs: 125,
    oppositeHand: true,
  };
  const written = writeSettings(source, homeRowMods, settings);
  const again = readKeymap(written);
  expect(again.ok && currentSettings(homeRowModsOf(again.keymap, homeRowMods.hands))).toEqual(settings);
  expect(written).toContain('&lt NAV SPACE');
  const pasted = settingsText(source, homeRowMods, settings);
  expect(pasted).toMatch(/^hml: home_row_left \{[^}]*tapping-term-ms = <250>;[^}]*\};\n\nhmr: /);
});
