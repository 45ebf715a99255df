import { describe, expect, test } from 'vitest';
import {
  confFor,
  invalidPattern,
  speller,
  textFilter,
  withoutFiller,
  wordCounter,
  wordWeigher,
  type ConfOption,
} from './index.ts';

describe('textFilter', () => {
  const texts = ['CONFIG_ZMK_SLEEP bool Deep sleep when idle', 'CONFIG_ZMK_IDLE_TIMEOUT int Milliseconds until idle'];

  test.each([
    ['sleep', [0]],
    ['idle timeout', [1]],
    ['IDLE', [0, 1]],
    ['CONFIG_ZMK_SLEEP=y', [0]],
    ['_TIMEOUT\\b', [1]],
    ['milli.*idle$ ^config', [1]],
    ['bool|int', [0, 1]],
    ['/_TIMEOUT\\b/', [1]],
    ['/^config_zmk_s/', [0]],
    ['/(unfinished', []],
    ['(sle', []],
    ['nothing like it', []],
    ['', [0, 1]],
  ])('for %j matches the rows %j', (query, expected) => {
    const matches = textFilter(query);
    expect(texts.flatMap((text, index) => (matches(text) ? [index] : []))).toEqual(expected);
  });
});

test('a regular expression that cannot be compiled is reported', () => {
  expect(invalidPattern('deep (sle')).toBe('(sle');
  expect(invalidPattern('^ZMK_.*SIZE$')).toBeUndefined();
});

test('words that do not name an option are left out, unless there are no others', () => {
  expect(withoutFiller('enable the display')).toBe('display');
  expect(withoutFiller('wake from sleep').split(/\s+/)).toEqual(['wake', 'sleep']);
  expect(withoutFiller('enable')).toBe('enable');
});

describe('wordWeigher', () => {
  const texts = [
    'CONFIG_ZMK_SETTINGS_SAVE_DEBOUNCE int Milliseconds until settings are saved',
    'CONFIG_ZMK_SLEEP bool Deep sleep',
    'CONFIG_BT_CTLR_TX_PWR_PLUS_8 bool Transmit at 8 dBm, more than any other level',
    'CONFIG_ZMK_IDLE_TIMEOUT int Milliseconds until idle',
  ];

  test('counts rare words more than common ones', () => {
    const { share } = wordWeigher(texts, 'milliseconds of sleep');
    expect(share(texts[1] ?? '')).toBeGreaterThan(share(texts[3] ?? ''));
  });

  test('ignores numbers and words that say nothing about a topic', () => {
    const { share, words } = wordWeigher(texts, 'more than 8 layers');
    expect(texts.map(share)).toEqual([0, 0, 0, 0]);
    expect(words(texts[2] ?? '').missing).toEqual(['layers']);
  });

  test('says which words a text lacks', () => {
    const { share, words } = wordWeigher(texts, 'settings save delay');
    expect(words(texts[0] ?? '')).toEqual({ found: ['settings', 'save'], missing: ['delay'] });
    expect(share(texts[0] ?? '')).toBeGreaterThan(0.5);
  });
});

test('the words of a query that a text contains are counted', () => {
  expect(['timeout-ms', 'combo-timeout', 'bindings'].map(wordCounter('combo timeout'))).toEqual([1, 2, 0]);
});

test.each([
  ['undreglow hue', 'underglow hue'],
  ['CONFIG_ZMK_SLEP', 'CONFIG_ZMK_sleep'],
  ['crone', 'corne'],
  ['lilly58 pro', 'lily58 pro'],
  ['rgb', 'rgb'],
  ['coxe', 'coxe'],
  ['stepping', 'stepping'],
  ['sleeping', 'sleep'],
  ['quixotic', 'quixotic'],
])('%j is respelled as %j', (query, expected) => {
  expect(speller(['CONFIG_ZMK_RGB_UNDERGLOW step', 'CONFIG_ZMK_SLEEP', 'Corne, Lily58'])(query)).toBe(expected);
});

const option = (symbol: string, rest: Partial<ConfOption> = {}): ConfOption => ({
  symbol,
  type: 'bool',
  value: '',
  needs: [],
  conditions: [],
  choice: '',
  isOnByDefault: false,
  ...rest,
});

const options = new Map(
  [
    option('CONFIG_A'),
    option('CONFIG_B', { needs: ['CONFIG_A'] }),
    option('CONFIG_C', { needs: ['CONFIG_B'], type: 'int', value: '30' }),
    option('CONFIG_ON', { isOnByDefault: true }),
    option('CONFIG_D', { needs: ['CONFIG_ON'], type: 'string', value: 'name' }),
    option('CONFIG_ONE', { choice: 'CHOICE' }),
    option('CONFIG_TWO', { choice: 'CHOICE', conditions: ['a split peripheral'] }),
  ].map((each) => [each.symbol, each]),
);

describe('confFor', () => {
  test('puts the options that an option needs above it, with the reason', () => {
    expect(confFor(['CONFIG_C'], options).lines).toEqual([
      '# needed by CONFIG_B',
      'CONFIG_A=y',
      '# needed by CONFIG_C',
      'CONFIG_B=y',
      'CONFIG_C=30',
    ]);
  });

  test('leaves out options that are on by default, and quotes strings', () => {
    expect(confFor(['CONFIG_D'], options).lines).toEqual(['CONFIG_D="name"']);
  });

  test('writes each option once, dependencies first, in whatever order they were chosen', () => {
    expect(confFor(['CONFIG_B', 'CONFIG_A'], options).lines).toEqual(['CONFIG_A=y', 'CONFIG_B=y']);
  });

  test('reports options that exclude each other, and requirements that are not options', () => {
    expect(confFor(['CONFIG_ONE', 'CONFIG_TWO'], options).conflicts).toEqual([
      'CONFIG_ONE and CONFIG_TWO exclude each other. Keep one.',
      'CONFIG_TWO also needs a split peripheral.',
    ]);
  });
});
