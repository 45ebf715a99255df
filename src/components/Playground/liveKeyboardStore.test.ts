import { expect, test, vi } from 'vitest';
import { readExample } from '#core/simulator';
import { LiveKeyboardStore } from './liveKeyboardStore';

test('the first step after a finished replay replays the first key again', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const read = readExample({ layers: ['&kp F &kp J'] });
  if (!read.ok) throw new Error(read.reason);
  const store = new LiveKeyboardStore(read.keymap, ['F', 'J']);
  store.press(0);
  vi.advanceTimersByTime(50);
  store.release(0);
  store.replay(1);
  vi.advanceTimersByTime(1000);
  expect(store.getSnapshot()).toMatchObject({ received: ['F'], remaining: 0 });
  store.step();
  expect(store.getSnapshot()).toMatchObject({ remaining: 1, pressed: new Set([0]) });
  store.step();
  expect(store.getSnapshot()).toMatchObject({ remaining: 0, received: ['F'] });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
