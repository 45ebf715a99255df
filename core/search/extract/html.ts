import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
type Node = Tree.ChildNode;

/** Removed before parsing to save time, because they make up half of a page. */
const scriptsAndStyles = /<(script|style)\b[^>]*>[^]*?<\/\1>/g;

export const parseHtml = (html: string): Tree.Document => parse(html.replace(scriptsAndStyles, ''));

export const isElement = (node: Node): node is Element => 'tagName' in node;

export function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? '';
}

export function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class').split(/\s+/).includes(name);
}

/** All descendant elements in document order. */
export function* elements(root: Tree.ParentNode): Generator<Element> {
  const stack = root.childNodes.filter(isElement).reverse();
  for (let element = stack.pop(); element; element = stack.pop()) {
    yield element;
    for (let at = element.childNodes.length - 1; at >= 0; at--) {
      const child = element.childNodes[at];
      if (child && isElement(child)) stack.push(child);
    }
  }
}

export function find(root: Tree.ParentNode, matches: (element: Element) => boolean): Element | undefined {
  for (const element of elements(root)) if (matches(element)) return element;
  return undefined;
}

const ignoredTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'button',
  'nav',
  'select',
  'input',
  'textarea',
  'form',
  'iframe',
]);

/** Elements without searchable text: controls, pictures, the link icons of headings, tab labels. */
export function isIgnored(element: Element): boolean {
  return (
    ignoredTags.has(element.tagName) ||
    hasClass(element, 'hash-link') ||
    ['tablist', 'img'].includes(attribute(element, 'role')) ||
    attribute(element, 'aria-hidden') === 'true' ||
    element.attrs.some((attr) => attr.name === 'data-search-ignore')
  );
}

export const collapseSpaces = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The text of a node without ignored elements. Block elements are surrounded by spaces. */
export function textOf(node: Node, skip: (element: Element) => boolean = isIgnored): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!isElement(node) || skip(node)) return '';
  if (node.tagName === 'br') return ' ';
  const inner = node.childNodes
    .map((child, at) => (needsSpaceBetween(node.childNodes[at - 1], child) ? ' ' : '') + textOf(child, skip))
    .join('');
  return inlineTags.has(node.tagName) ? inner : ` ${inner} `;
}

/** Adjacent names such as `<code>ESCAPE</code><code>ESC</code>` have no space between them, only a margin. */
function needsSpaceBetween(before: Node | undefined, node: Node): boolean {
  return before !== undefined && [before, node].every((one) => isElement(one) && spacedTags.has(one.tagName));
}

const spacedTags = new Set(['a', 'code', 'kbd', 'small']);
const inlineTags = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

export const isInline = (element: Element): boolean =>
  inlineTags.has(element.tagName) || element.tagName === 'br' || element.tagName === 'img';
