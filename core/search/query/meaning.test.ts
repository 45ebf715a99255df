import { describe, expect, it } from 'vitest';
import { indexOf, samplePages } from '../fixtures/pages.ts';
import { concepts } from '../vocabulary/index.ts';
import { stem } from '../words/index.ts';
import { parseQuery } from './parseQuery.ts';

const index = indexOf(samplePages);
const meant = (query: string) => parseQuery(index, query).pages;
const transformer = '/docs/keymaps/input-processors/transformer';

describe('what is described rather than named', () => {
  it.each([
    'cursor reversed',
    'my trackball is reversed',
    'it goes the wrong way, my pointer',
    'why is the mouse moving in the opposite direction?',
  ])('%s means the page of the row', (query) => {
    expect(meant(query).get(transformer)).toBeGreaterThan(0);
  });

  it('is meant only when every group of the row is met', () => {
    expect(meant('cursor').has(transformer)).toBe(false);
    expect(meant('reversed').has(transformer)).toBe(false);
  });

  it('is meant the less, the more else the query names', () => {
    const alone = meant('cursor reversed').get(transformer) ?? 0;
    const beside = meant('cursor reversed on the encoder rotation').get(transformer) ?? 0;
    expect(beside).toBeLessThan(alone);
    expect(beside).toBeGreaterThan(0);
  });

  it('leaves its words to no synonym', () => {
    expect([...meant('cursor').keys()]).toContain('/docs/features/pointing');
    expect([...meant('cursor reversed').keys()]).toEqual([transformer]);
  });

  it('has no word in two groups of a row, which one word would then meet both', () => {
    for (const [said] of concepts) {
      const words = said.flatMap((group) => [...new Set(group.split('|').map(stem))]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});

describe('an option in words', () => {
  it.each(['idle timeout option', 'zmk config timeout idle', 'timeout of idle kconfig'])('%s is one', (query) => {
    expect(parseQuery(index, query).optionInWords).toBe(true);
  });

  it.each(['idle timeout', 'how long is the idle timeout', 'sleep', 'bluetooth option'])('%s is none', (query) => {
    expect(parseQuery(index, query).optionInWords).toBe(false);
  });
});
