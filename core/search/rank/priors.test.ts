import { expect, it } from 'vitest';
import { indexOf, page, section } from '../fixtures/pages.ts';
import { intentOf } from '../query/index.ts';
import { priorOf, troubleLean } from './priors.ts';

const docs = { kind: 'docs', role: 'feature' } as const;
const post = { kind: 'blog', role: 'other' } as const;
const trouble = { kind: 'docs', role: 'troubleshooting' } as const;
const options = { kind: 'docs', role: 'configuration' } as const;
const guide = { kind: 'docs', role: 'development' } as const;
const prior = (page: Parameters<typeof priorOf>[0], query: string) => priorOf(page, intentOf(query));

it('holds posts back unless news are asked for', () => {
  expect(prior(post, 'studio')).toBeLessThan(0.7 * prior(docs, 'studio'));
  for (const query of ['studio announcement', 'studio launch'])
    expect(prior(post, query)).toBeGreaterThan(0.8 * prior(docs, query));
});

it('prefers troubleshooting when the query tells of a trouble', () => {
  expect(prior(trouble, 'build the firmware')).toBeLessThan(prior(docs, 'build the firmware'));
  for (const query of [
    'devicetree error',
    "right half won't connect",
    'display is not working',
    'region overflowed',
    'no usb drive shows up',
  ])
    expect(prior(trouble, query)).toBeGreaterThan(prior(docs, query));
});

it('takes a query in plain words for one about the thing, and one with names or options for the reference', () => {
  expect(prior(options, 'studio locks itself')).toBeLessThan(prior(docs, 'studio locks itself'));
  for (const query of ['ZMK_STUDIO_LOCKING', 'studio options', 'quick-tap-ms', 'zmk,combos'])
    expect(prior(options, query)).toBe(prior(docs, query));
});

it('takes a named option for one that is looked up, and a behavior for one that is used', () => {
  expect(prior(options, 'CONFIG_ZMK_STUDIO=y')).toBeGreaterThan(prior(docs, 'CONFIG_ZMK_STUDIO=y'));
  expect(prior(options, '&studio_unlock')).toBeLessThan(prior(docs, '&studio_unlock'));
});

it('takes a sign alone for one that is to be typed', () => {
  const codes = { kind: 'docs', role: 'keyCodes' } as const;
  for (const sign of ['(', 'ñ', '€']) expect(prior(codes, sign)).toBeGreaterThan(prior(docs, sign));
  expect(prior(codes, 'LS(A)')).toBe(prior(docs, 'LS(A)'));
});

it('leads to the guides for builders only who speaks of building', () => {
  expect(prior(guide, 'encoder turns the volume')).toBeLessThan(prior(docs, 'encoder turns the volume'));
  for (const query of ['wire an encoder', 'encoder pins', 'encoder in my own board', 'pmw3610 encoder'])
    expect(prior(guide, query)).toBe(prior(docs, query));
});

it('leans toward sections on what can go wrong only who tells of a trouble', () => {
  const onTrouble = [
    'When it does not do what you expect',
    'Building issues',
    'West build errors',
    'Check it, and what goes wrong',
  ];
  const headings = [...onTrouble, 'Behavior binding'];
  const index = indexOf([
    page(
      '/docs/a',
      'A',
      headings.map((heading) => section(2, heading)),
    ),
  ]);
  const leans = (query: string) => headings.map((_, at) => troubleLean(index, at + 1, intentOf(query)));
  const [troubled, untroubled] = [leans('build fails'), leans('build')];
  onTrouble.forEach((_, at) => {
    expect(troubled[at]).toBeGreaterThan(1);
    expect(untroubled[at]).toBeLessThan(1);
  });
  expect([troubled.at(-1), untroubled.at(-1)]).toEqual([1, 1]);
});

it('leads to the page of a feature who wants to switch it on', () => {
  const use = { kind: 'docs', role: 'keymap' } as const;
  for (const query of ['how to enable it', 'turn on studio', 'set up studio'])
    expect(prior(docs, query)).toBeGreaterThan(prior(use, query));
  for (const query of ['studio', 'set up a ws2812 strip']) expect(prior(docs, query)).toBe(prior(use, query));
});
