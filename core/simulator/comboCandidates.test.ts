import { expect, test } from 'vitest';
import { combosByKey } from './comboCandidates.ts';
import type { Combo } from './model.ts';

const combo = (...keyPositions: readonly number[]): Combo => ({
  name: 'combo',
  binding: { behavior: 'none', param1: 0, param2: 0 },
  keyPositions,
  timeoutMs: 50,
  requirePriorIdleMs: -1,
  slowRelease: false,
  layers: [],
});

test('key positions that do not exist are ignored', () => {
  const byKey = combosByKey([{ combo: combo(0, 9, 1), virtualPosition: 4 }], 4);
  expect([...byKey.keys()]).toEqual([0, 1]);
});
