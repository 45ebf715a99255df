import { describe, expect, it } from 'vitest';
import { indexOf, samplePages } from '../fixtures/pages.ts';
import { concepts } from '../vocabulary/index.ts';
import { stem } from '../words/index.ts';
import { parseQuery } from './parseQuery.ts';

const index = indexOf(samplePages);
const boosts = (query: string) => parseQuery(index, query).pageBoosts;
const transformer = '/docs/keymaps/input-processors/transformer';

describe('a concept', () => {
  it.each([
    'cursor reversed',
    'my trackball is reversed',
    'it goes the wrong way, my pointer',
    'why is the mouse moving in the opposite direction?',
  ])('matches "%s" and boosts its page', (query) => {
    expect(boosts(query).get(transformer)).toBeGreaterThan(0);
  });

  it('matches only if every group has a word in the query', () => {
    expect(boosts('cursor').has(transformer)).toBe(false);
    expect(boosts('reversed').has(transformer)).toBe(false);
  });

  it('boosts its page less if the query has other words', () => {
    const alone = boosts('cursor reversed').get(transformer) ?? 0;
    const withOthers = boosts('cursor reversed on the encoder rotation').get(transformer) ?? 0;
    expect(withOthers).toBeLessThan(alone);
    expect(withOthers).toBeGreaterThan(0);
  });

  it('takes precedence over synonyms of its words', () => {
    expect([...boosts('cursor').keys()]).toContain('/docs/features/pointing');
    expect([...boosts('cursor reversed').keys()]).toEqual([transformer]);
  });

  it('has no word in two groups, because one word of the query would match both', () => {
    for (const [groups] of concepts) {
      const words = groups.flatMap((group) => [...new Set(group.split('|').map(stem))]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});

describe('the words of an option', () => {
  it.each(['idle timeout option', 'zmk config timeout idle', 'timeout of idle kconfig'])(
    'are found in "%s"',
    (query) => {
      expect(parseQuery(index, query).namesOption).toBe(true);
    },
  );

  it.each(['idle timeout', 'how long is the idle timeout', 'sleep', 'bluetooth option'])(
    'are not found in "%s"',
    (query) => {
      expect(parseQuery(index, query).namesOption).toBe(false);
    },
  );
});
