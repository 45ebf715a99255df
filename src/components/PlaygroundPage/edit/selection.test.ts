import { expect, test } from 'vitest';
import { changeSelection, initialSelection, type SelectionAction } from './selection';

const after = (...actions: readonly SelectionAction[]) => actions.reduce(changeSelection, initialSelection);

test('a key is selected, and no longer selected the second time', () => {
  const toggles = [3, 5, 3].map((position) => ({ type: 'toggle', position }) as const);
  expect(after(...toggles)).toMatchObject({ selected: [5], active: 3 });
});

test('opening a key clears the selection, and another layer closes the panel', () => {
  expect(after({ type: 'toggle', position: 1 }, { type: 'open', position: 2 })).toMatchObject({
    selected: [],
    active: 2,
    panel: 'key',
  });
  expect(after({ type: 'open', position: 2 }, { type: 'show layer', layer: 1 })).toMatchObject({
    layer: 1,
    active: 2,
    panel: undefined,
  });
});

test('the key at the cursor of the text becomes active, but a panel for the same key stays open', () => {
  const open = { type: 'open', position: 2 } as const;
  expect(after(open, { type: 'go to', place: { layer: 0, position: 2 } }).panel).toBe('key');
  expect(after(open, { type: 'go to', place: { layer: 1, position: 4 } })).toMatchObject({
    layer: 1,
    active: 4,
    panel: undefined,
  });
});

test('swapping starts with the active key, on whatever layer the other one is', () => {
  const actions: readonly SelectionAction[] = [
    { type: 'open', position: 7 },
    { type: 'start', what: 'swap' },
    { type: 'show layer', layer: 1 },
  ];
  expect(after(...actions).pending).toEqual({ what: 'swap', from: { layer: 0, position: 7 } });
  expect(after(...actions, { type: 'stop' }).pending).toBeUndefined();
});
