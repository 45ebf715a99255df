import { expect, test } from 'vitest';
import { readKeymap } from '#core/simulator';
import { handsOf, decodeKeys } from '#core/keyboard-shape';
import { readDrawing } from '#core/keymap-drawing';
import {
  describeSample,
  habits,
  homeRowModsOf,
  inferIntent,
  keyLookupOf,
  makeRecording,
  sampleKeymap,
  sampleText,
} from './index.ts';

const read = readKeymap(sampleKeymap.source);
if (!read.ok) throw new Error(read.reason);
const homeRowMods = homeRowModsOf(read.keymap, handsOf(decodeKeys(sampleKeymap.keys)));

function pressesFor(text: string) {
  const lookup = keyLookupOf(readDrawing(sampleKeymap.source), homeRowMods.hands);
  return inferIntent(makeRecording(text, habits['fast rolls']), lookup);
}
const sampleFor = (text: string) => describeSample(homeRowMods, pressesFor(text));

test('the sample text is enough, and has letters, modifiers, and rolls', () => {
  const sample = sampleFor(sampleText);
  expect(sample).toMatchObject({ isEnough: true, gaps: [] });
  expect(sample.rolls).toBeGreaterThan(0);
  expect(sample.presses).toBeGreaterThan(sample.taps + sample.holds);
});

test('39 letters without a modifier aren’t enough, and it says that modifiers are unknown', () => {
  const sample = sampleFor('asdf jkl sad flask dad lads fall salad ask');
  expect(sample).toMatchObject({ holds: 0, isEnough: false });
  expect(sample.gaps[0]).toContain('You held no modifier');
});

test('a few modifiers and letters are named with their number', () => {
  const { gaps, isEnough } = sampleFor('Ask Dad');
  expect(isEnough).toBe(false);
  expect(gaps[0]).toContain('only 2 modifiers');
  expect(gaps[1]).toMatch(/only \d letters on home row mods/);
});

test('a typist whose keys never overlap shows nothing about rolls', () => {
  const apart = pressesFor(sampleText).map((press) => ({ ...press, until: press.at + 1 }));
  expect(describeSample(homeRowMods, apart).gaps).toEqual([expect.stringContaining('never overlapped')]);
});
