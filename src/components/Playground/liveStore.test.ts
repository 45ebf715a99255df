import { expect, test, vi } from 'vitest';
import { readExample } from '#core/simulator';
import { LiveStore } from './liveStore';

test('after a replay, step by step starts again from the first key', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const read = readExample({ layers: ['&kp F &kp J'] });
  if (!read.ok) throw new Error(read.reason);
  const store = new LiveStore(read.keymap, ['F', 'J']);
  store.press(0);
  vi.advanceTimersByTime(50);
  store.release(0);
  store.replay(1);
  vi.advanceTimersByTime(1000);
  expect(store.getView()).toMatchObject({ received: ['F'], remaining: 0 });
  store.step();
  expect(store.getView()).toMatchObject({ remaining: 1, held: new Set([0]) });
  store.step();
  expect(store.getView()).toMatchObject({ remaining: 0, received: ['F'] });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
