import { expect, it } from 'vitest';
import { intentOf, priorOf } from './intent.ts';

const docs = { kind: 'docs', crumb: 'Features › ZMK Studio' } as const;
const post = { kind: 'blog', crumb: 'Blog › Studio' } as const;
const trouble = { kind: 'docs', crumb: 'Troubleshooting › Building Issues' } as const;
const prior = (page: typeof docs | typeof post | typeof trouble, query: string) => priorOf(page, intentOf(query));

it('holds posts back unless news are asked for', () => {
  expect(prior(post, 'studio')).toBeLessThan(0.7 * prior(docs, 'studio'));
  expect(prior(post, 'studio announcement')).toBeGreaterThan(0.8 * prior(docs, 'studio announcement'));
});

it('prefers troubleshooting when the query tells of a trouble', () => {
  expect(prior(trouble, 'build the firmware')).toBe(prior(docs, 'build the firmware'));
  for (const query of ['devicetree error', "right half won't connect", 'display is not working', 'region overflowed'])
    expect(prior(trouble, query)).toBeGreaterThan(prior(docs, query));
});
