import { describe, expect, it } from 'vitest';
import { findTerm, glossary, termAnchor } from '#core/glossary';

describe('glossary', () => {
  it('is in alphabetical order, so a new term has one right place', () => {
    const names = glossary.map(({ term }) => term.toLowerCase());
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('names every id once', () => {
    expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  });

  it.each(glossary.map((entry) => [entry.id, entry] as const))(
    '%s fits a tooltip and stands without markup',
    (id, entry) => {
      expect(id, 'ids are kebab-case: they are part of public addresses').toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(entry.definition, 'write plain text: a tooltip shows no Markdown').not.toMatch(/[`*[\]<>]/);
      expect(entry.definition, 'end the definition with a full stop').toMatch(/\.$/);
      expect(entry.definition.length, 'two sentences are enough; the page tells the rest').toBeLessThanOrEqual(220);
    },
  );

  it('finds a term by id and knows no other', () => {
    expect(findTerm('bond')?.term).toBe('Bond');
    expect(findTerm('Bond')).toBeUndefined();
    expect(termAnchor('bond')).toBe('glossary-bond');
  });
});
