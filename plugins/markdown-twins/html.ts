import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

export type Node = RootContent | ElementContent;

const parser = unified().use(rehypeParse);

/** Removed before parsing to save time, because they make up half of a page. */
const scriptsAndStyles = /<(script|style)\b[^>]*>[^]*?<\/\1>/g;

export const parseHtml = (html: string): Root => parser.parse(html.replace(scriptsAndStyles, ''));

export const isElement = (node: Node): node is Element => node.type === 'element';

/** An attribute, by its name in DOM style, such as `dataLabel`. */
export function property({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

export const hasClass = ({ properties }: Element, name: RegExp): boolean =>
  Array.isArray(properties.className) && properties.className.some((each) => name.test(String(each)));

/** The outermost elements that match, in document order. */
export function findAll(root: Root | Element, matches: (element: Element) => boolean): readonly Element[] {
  return root.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return matches(child) ? [child] : findAll(child, matches);
  });
}

/** The text of a node, without the places where a long name may break. */
export function wordsIn(node: Node | Root): string {
  if (node.type === 'text') return node.value.replaceAll('\u200b', '');
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
}
