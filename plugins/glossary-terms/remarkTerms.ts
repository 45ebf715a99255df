import { findTerm } from '#core/glossary';

/** The parts of an MDX syntax tree this step reads. */
type Attribute = { type: string; name?: string; value?: unknown };
type Node = {
  type: string;
  name?: string | null;
  attributes?: Attribute[];
  children?: Node[];
  position?: { start: { line: number } };
};
type SourceFile = { path?: string };

const attribute = (node: Node, name: string) => node.attributes?.find((item) => item.name === name);

function explain(node: Node, file: SourceFile): void {
  const id = attribute(node, 'id')?.value;
  const term = typeof id === 'string' ? findTerm(id) : undefined;
  if (!term) {
    const place = `${file.path ?? 'a page'}:${node.position?.start.line ?? '?'}`;
    throw new Error(
      `${place}: <Term id="${String(id)}"> is not in the glossary. Use an id from core/glossary/terms.ts or add the term there.`,
    );
  }
  if (!attribute(node, 'definition')) {
    node.attributes?.push({ type: 'mdxJsxAttribute', name: 'definition', value: term.definition });
  }
}

function walk(node: Node, file: SourceFile): void {
  if (node.name === 'Term' && node.type.startsWith('mdxJsx')) explain(node, file);
  node.children?.forEach((child) => walk(child, file));
}

/** Gives every `<Term id>` of a page its definition at build time, so that the glossary itself is never shipped. */
export const remarkTerms = () => walk;
