import { findTerm } from '#core/glossary';
import { attribute, componentName, placeOf, type Node, type SourceFile } from '../mdxTree.ts';

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

/** remark plugin: gives every `<Term id>` its definition at build time, so that browsers don't load the glossary. */
export const remarkTerms = () => walk;
