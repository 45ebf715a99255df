import { describe, expect, it } from 'vitest';
import { findTerm, glossary, termAnchor } from '#core/glossary';

describe('glossary', () => {
  it('is in alphabetical order', () => {
    const names = glossary.map(({ term }) => term.toLowerCase());
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('has unique ids', () => {
    expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  });

  it.each(glossary.map((entry) => [entry.id, entry] as const))(
    'defines %s in plain text short enough for a tooltip',
    (id, entry) => {
      expect(id, 'write ids in kebab-case: they are part of URLs').toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(entry.definition, 'write plain text: a tooltip shows no Markdown').not.toMatch(/[`*[\]<>]/);
      expect(entry.definition, 'end the definition with a period').toMatch(/\.$/);
      expect(entry.definition.length, 'keep it to two sentences: the page explains the rest').toBeLessThanOrEqual(220);
    },
  );

  it('finds a term by its exact id', () => {
    expect(findTerm('bond')?.term).toBe('Bond');
    expect(findTerm('Bond')).toBeUndefined();
    expect(termAnchor('bond')).toBe('glossary-bond');
  });
});
