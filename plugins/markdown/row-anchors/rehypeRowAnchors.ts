import { listsProblems } from '#core/search/vocabulary';
import { rowSlug } from '#core/search/words';
import type { Node } from '../mdxTree.ts';

const textOf = ({ type, value = '', children = [] }: Node): string =>
  type === 'text' ? value : children.map(textOf).join('');

const idOf = ({ properties }: Node): string => (typeof properties?.id === 'string' ? properties.id : '');

function* elements(node: Node): Generator<Node> {
  for (const child of node.children ?? []) {
    if (child.type === 'element') yield child;
    yield* elements(child);
  }
}

/**
 * rehype plugin: the rows of tables that list problems have an id, made from what the reader sees, so that a search result can lead to
 * the row. If two rows on a page begin the same, only the first has one.
 */
export function rehypeRowAnchors() {
  return (tree: Node): void => {
    const all = [...elements(tree)];
    const ids = new Set(all.map(idOf));
    let section = '';
    for (const element of all) {
      if (/^h[1-6]$/.test(element.tagName ?? '')) section = idOf(element);
      if (element.tagName !== 'tr' || !listsProblems(section)) continue;
      const first = element.children?.find(({ tagName }) => tagName === 'td');
      const id = first ? rowSlug(textOf(first)) : '';
      if (id === '' || ids.has(id)) continue;
      ids.add(id);
      element.properties = { ...element.properties, id };
    }
  };
}
