import { describe, expect, test } from 'vitest';
import { readExample } from '#core/simulator';
import { describeChart, buildChart } from '@site/src/components/TimelineChart/chart';
import { LiveKeyboard } from './liveKeyboard';

function start(...layers: string[]): LiveKeyboard {
  const read = readExample({ layers });
  if (!read.ok) throw new Error(read.reason);
  return new LiveKeyboard(read.keymap);
}

const keys = ['F', 'J'];

describe('a live keyboard', () => {
  test('decides a hold-tap when its tapping term is over, without another key press', () => {
    const keyboard = start('&mt LSHFT F &kp J');
    keyboard.press(0, 1000);
    expect(keyboard.isAnimating(1100)).toBe(true);
    expect(keyboard.nextTimerAt).toBe(1200);
    keyboard.advanceTo(1200);
    expect(keyboard.draw(keys, 1200).play.run.decisions).toMatchObject([
      { kind: 'hold-tap', outcome: 'hold', at: 200 },
    ]);
  });

  test('starts a new chart after a pause, and keeps the list of received keys', () => {
    const keyboard = start('&kp F &kp J');
    keyboard.press(0, 1000);
    keyboard.release(0, 1050);
    keyboard.press(1, 5000);
    keyboard.release(1, 5080);
    expect(keyboard.draw(keys, 5090).play.holds).toEqual([{ position: 1, from: 0, to: 80 }]);
    expect(keyboard.received).toEqual(['F', 'J']);
    expect(keyboard.isAnimating(9000)).toBe(false);
  });

  test('keeps layers on after a pause', () => {
    const keyboard = start('&tog 1 &kp J', '&trans &kp K');
    keyboard.press(0, 0);
    keyboard.release(0, 50);
    expect(keyboard.activeLayers).toEqual([0, 1]);
    keyboard.press(1, 60_000);
    keyboard.release(1, 60_050);
    expect(keyboard.received).toEqual(['K']);
  });

  test('draws held keys and active layers from the start of a new chart, and receives the keys only once', () => {
    const keyboard = start('&kp LSHFT &kp J &tog 1', '&trans &trans &trans');
    keyboard.press(2, 0);
    keyboard.release(2, 50);
    keyboard.press(0, 100);
    keyboard.press(1, 7000);
    keyboard.release(1, 7050);
    keyboard.release(0, 7100);
    const { play } = keyboard.draw(['Shift', 'J', 'tog'], 7200);
    expect(describeChart(buildChart(play))).toBe(
      'Keys held: Shift 0 to 100 ms; J 0 to 50 ms. Layers on: Layer 1 from 0 ms on. The computer receives: Shift 0 to 100 ms; J 0 to 50 ms.',
    );
    expect(keyboard.received).toEqual(['Shift+J']);
  });

  test('handles a release in the same millisecond as its press', () => {
    const keyboard = start('&kp F');
    keyboard.press(0, 10);
    keyboard.release(0, 10);
    keyboard.advanceTo(20);
    expect(keyboard.draw(keys, 20).play.run.events.map(({ pressed }) => pressed)).toEqual([true, false]);
  });

  test('turns on the layer that the reader picks, and turns off the others', () => {
    const keyboard = start('&kp F', '&kp N1', '&kp N2');
    keyboard.switchToLayer(2);
    expect(keyboard.activeLayers).toEqual([0, 2]);
    keyboard.press(0, 2000);
    keyboard.release(0, 2050);
    expect(buildChart(keyboard.draw(keys, 2100).play).rows.map(({ label }) => label)).toEqual(['F', 'Layer 2', '2']);
    keyboard.switchToLayer(0);
    expect(keyboard.activeLayers).toEqual([0]);
    expect(buildChart(keyboard.draw(keys, 2100).play).rows.map(({ label }) => label)).toEqual(['F', '2']);
  });
});
