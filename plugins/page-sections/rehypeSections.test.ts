import { describe, expect, it } from 'vitest';
import { attribute, type Node } from '../mdx/tree.ts';
import { rehypeSections } from './rehypeSections.ts';

const element = (tagName: string, text = ''): Node => ({
  type: 'element',
  tagName,
  children: [{ type: 'text', value: text }],
});
const code: Node = {
  type: 'mdxJsxFlowElement',
  name: 'CodeBlock',
  attributes: [attribute('html', 'one\ntwo')],
  children: [],
};
const table: Node = { type: 'mdxJsxFlowElement', name: 'KconfigTable', children: [] };
const script: Node = { type: 'mdxjsEsm', value: "import A from './a'" };

function sectionsOf(...children: Node[]): readonly Node[] {
  const tree: Node = { type: 'root', children };
  rehypeSections()(tree);
  return tree.children ?? [];
}

describe('rehypeSections', () => {
  it('puts a second-level heading and what follows it into a section, and leaves the opening as it is', () => {
    const [opening, first, second] = [element('p'), element('h2', 'One'), element('h2', 'Two')];
    const detail = element('h3');
    const result = sectionsOf(opening, first, detail, second);
    expect(result.map(({ tagName }) => tagName)).toEqual(['p', 'section', 'section']);
    expect(result[1]?.children).toEqual([first, detail]);
    expect(result[2]?.children).toEqual([second]);
  });

  it('leaves a page without such headings as it is', () => {
    const page = [element('p'), element('h3')];
    expect(sectionsOf(...page)).toEqual(page);
  });

  it('keeps imports and exports outside: MDX allows them only there', () => {
    const result = sectionsOf(element('h2'), script, element('p'));
    expect(result.map(({ type, tagName }) => tagName ?? type)).toEqual(['mdxjsEsm', 'section']);
  });

  it('tells about how many lines a section takes', () => {
    const [section] = sectionsOf(element('h2', 'One'), element('p', 'a'.repeat(400)), code, table);
    // A heading and its space, five lines of text and theirs, two lines of code in a frame, and a table.
    expect(section?.properties?.style).toBe('--lines:27');
  });
});
