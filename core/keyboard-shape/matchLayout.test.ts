import { describe, expect, test } from 'vitest';
import { matchLayout } from './index.ts';

const layout = (names: string, keyCount: number) => ({
  names: names.split(' '),
  keys: Array.from({ length: keyCount }, (_, x) => `${x * 100},0`).join(' '),
});
const corne = layout('corne', 42);
const small = layout('corne', 36);
const zen = layout('corneish_zen_v2', 42);
const aurora = layout('splitkb_aurora_corne', 42);
const hillside = layout('hillside46', 46);
const advantage = layout('adv360pro', 76);
const layouts = [corne, small, zen, aurora, hillside, advantage];

describe('matchLayout', () => {
  test.each([
    ['corne.keymap', 42, corne],
    ['corne.keymap', 36, small],
    ['Corne42_custom.keymap', 42, corne],
    ['corneish_zen.keymap', 42, zen],
    ['splitkb_aurora_corne.keymap', 42, aurora],
    ['nice_nano_v2 corne_left nice_view_adapter', 42, corne],
    ['hillside_view', 46, hillside],
    ['adv360.keymap', 76, advantage],
    ['corne.keymap', 34, undefined],
    ['base.keymap', 42, undefined],
  ])('%s with %i keys', (clue, keyCount, expected) => {
    expect(matchLayout(layouts, [clue], keyCount)).toBe(expected);
  });

  test('the first clue that names a keyboard decides', () => {
    expect(matchLayout(layouts, ['base.keymap', 'corneish_zen', 'corne'], 42)).toBe(zen);
  });
});
