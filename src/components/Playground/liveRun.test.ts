import { describe, expect, test } from 'vitest';
import { readExample } from '#core/simulator';
import { describeChart, layOut } from '@site/src/components/TimelineChart/chart';
import { LiveRun } from './liveRun';

function start(...layers: string[]): LiveRun {
  const read = readExample({ layers });
  if (!read.ok) throw new Error(read.reason);
  return new LiveRun(read.keymap);
}

const keys = ['F', 'J'];

describe('a live run', () => {
  test('decides as time goes by, without another key', () => {
    const run = start('&mt LSHFT F &kp J');
    run.press(0, 1000);
    expect(run.isLive(1100)).toBe(true);
    expect(run.nextDue).toBe(1200);
    run.advanceTo(1200);
    expect(run.draw(keys, 1200).play.run.decisions).toMatchObject([{ kind: 'hold-tap', outcome: 'hold', at: 200 }]);
  });

  test('draws from the first key after a pause, and keeps what was received', () => {
    const run = start('&kp F &kp J');
    run.press(0, 1000);
    run.release(0, 1050);
    run.press(1, 5000);
    run.release(1, 5080);
    expect(run.draw(keys, 5090).play.holds).toEqual([{ position: 1, from: 0, to: 80 }]);
    expect(run.received).toEqual(['F', 'J']);
    expect(run.isLive(9000)).toBe(false);
  });

  test('keeps layers and sticky keys over a pause', () => {
    const run = start('&tog 1 &kp J', '&trans &kp K');
    run.press(0, 0);
    run.release(0, 50);
    expect(run.activeLayers).toEqual([0, 1]);
    run.press(1, 60_000);
    run.release(1, 60_050);
    expect(run.received).toEqual(['K']);
  });

  test('draws what is held and on as a drawing starts from its start, and counts it only once', () => {
    const run = start('&kp LSHFT &kp J &tog 1', '&trans &trans &trans');
    run.press(2, 0);
    run.release(2, 50);
    run.press(0, 100);
    run.press(1, 7000);
    run.release(1, 7050);
    run.release(0, 7100);
    const { play } = run.draw(['Shift', 'J', 'tog'], 7200);
    expect(describeChart(layOut(play))).toBe(
      'Keys held: Shift 0 to 100 ms; J 0 to 50 ms. Layers on: Layer 1 from 0 ms on. The computer receives: Shift 0 to 100 ms; J 0 to 50 ms.',
    );
    expect(run.received).toEqual(['Shift+J']);
  });

  test('a release in the millisecond of the press still comes after it', () => {
    const run = start('&kp F');
    run.press(0, 10);
    run.release(0, 10);
    run.advanceTo(20);
    expect(run.draw(keys, 20).play.run.events.map(({ pressed }) => pressed)).toEqual([true, false]);
  });

  test('lets go of all keys', () => {
    const run = start('&kp F &kp J');
    run.press(0, 0);
    run.press(1, 10);
    run.releaseAll(30);
    expect(run.heldPositions.size).toBe(0);
    expect(run.isLive(1000)).toBe(false);
  });

  test('shows the layer that is asked for', () => {
    const run = start('&kp F', '&kp N1', '&kp N2');
    run.showLayer(2);
    expect(run.activeLayers).toEqual([0, 2]);
    run.press(0, 2000);
    run.release(0, 2050);
    expect(layOut(run.draw(keys, 2100).play).rows.map(({ label }) => label)).toEqual(['F', 'Layer 2', '2']);
    run.showLayer(0);
    expect(run.activeLayers).toEqual([0]);
    expect(layOut(run.draw(keys, 2100).play).rows.map(({ label }) => label)).toEqual(['F', '2']);
  });
});
