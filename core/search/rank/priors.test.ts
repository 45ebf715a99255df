import { expect, it } from 'vitest';
import { intentOf } from '../query/index.ts';
import { priorOf } from './priors.ts';

const docs = { kind: 'docs', role: 'other' } as const;
const post = { kind: 'blog', role: 'other' } as const;
const trouble = { kind: 'docs', role: 'troubleshooting' } as const;
const options = { kind: 'docs', role: 'configuration' } as const;
const guide = { kind: 'docs', role: 'development' } as const;
const prior = (page: Parameters<typeof priorOf>[0], query: string) => priorOf(page, intentOf(query));

it('ranks posts lower unless the query asks for news', () => {
  expect(prior(post, 'studio')).toBeLessThan(0.7 * prior(docs, 'studio'));
  for (const query of ['studio announcement', 'studio launch'])
    expect(prior(post, query)).toBeGreaterThan(0.8 * prior(docs, query));
});

it('prefers troubleshooting pages if the query describes a problem', () => {
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

it('ranks configuration pages lower unless the query contains a name or asks for options', () => {
  expect(prior(options, 'studio locks itself')).toBeLessThan(prior(docs, 'studio locks itself'));
  for (const query of ['ZMK_STUDIO_LOCKING', 'studio options', 'quick-tap-ms', 'zmk,combos'])
    expect(prior(options, query)).toBe(prior(docs, query));
});

it('prefers configuration pages for an option, but not for a behavior', () => {
  expect(prior(options, 'CONFIG_ZMK_STUDIO=y')).toBeGreaterThan(prior(docs, 'CONFIG_ZMK_STUDIO=y'));
  expect(prior(options, '&studio_unlock')).toBeLessThan(prior(docs, '&studio_unlock'));
});

it('prefers the list of key codes for a single symbol', () => {
  const codes = { kind: 'docs', role: 'keyCodes' } as const;
  for (const symbol of ['(', 'ñ', '€']) expect(prior(codes, symbol)).toBeGreaterThan(prior(docs, symbol));
  expect(prior(codes, 'LS(A)')).toBe(prior(docs, 'LS(A)'));
});

it('ranks development pages lower unless the query is about hardware', () => {
  expect(prior(guide, 'encoder turns the volume')).toBeLessThan(prior(docs, 'encoder turns the volume'));
  for (const query of ['wire an encoder', 'encoder pins', 'encoder in my own board', 'pmw3610 encoder'])
    expect(prior(guide, query)).toBe(prior(docs, query));
});
