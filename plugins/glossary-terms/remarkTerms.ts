import { findTerm } from '#core/glossary';
import { attribute, componentName, placeOf, type Node, type SourceFile } from '../mdx/tree.ts';

function explain(node: Node, file: SourceFile): void {
  const valueOf = (name: string) => node.attributes?.find((item) => item.name === name)?.value;
  const id = valueOf('id');
  const term = typeof id === 'string' ? findTerm(id) : undefined;
  if (!term) {
    throw new Error(
      `${placeOf(node, file)}: <Term id="${String(id)}"> is not in the glossary. Use an id from core/glossary/terms.ts or add the term there.`,
    );
  }
  if (valueOf('definition') === undefined) node.attributes?.push(attribute('definition', term.definition));
}

function walk(node: Node, file: SourceFile): void {
  if (componentName(node) === 'Term') explain(node, file);
  node.children?.forEach((child) => walk(child, file));
}

/** Gives every `<Term id>` of a page its definition at build time, so that browsers never load the whole glossary. */
export const remarkTerms = () => walk;
