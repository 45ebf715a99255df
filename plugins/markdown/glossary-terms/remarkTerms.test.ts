import { describe, expect, it } from 'vitest';
import { findTerm } from '#core/glossary';
import { remarkTerms } from './remarkTerms.ts';

const page = (id: string) => ({
  type: 'root',
  children: [
    {
      type: 'paragraph',
      children: [
        {
          type: 'mdxJsxTextElement',
          name: 'Term',
          attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
          children: [],
          position: { start: { line: 7 } },
        },
      ],
    },
  ],
});

describe('remarkTerms', () => {
  it('adds the definition of the term, and nothing else', () => {
    const tree = page('bond');
    remarkTerms()(tree, { path: 'docs/a.mdx' });
    expect(tree.children[0]?.children[0]?.attributes).toEqual([
      { type: 'mdxJsxAttribute', name: 'id', value: 'bond' },
      { type: 'mdxJsxAttribute', name: 'definition', value: findTerm('bond')?.definition },
    ]);
  });

  it('stops the build at an unknown id and reports the line', () => {
    expect(() => remarkTerms()(page('bnod'), { path: 'docs/a.mdx' })).toThrow(
      /docs\/a\.mdx:7: <Term id="bnod"> is not in the glossary/,
    );
  });
});
