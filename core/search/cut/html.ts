import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
type Node = Tree.ChildNode;

/** Nothing in them is read, but they are half of a page. */
const unread = /<(script|style)\b[^>]*>[^]*?<\/\1>/g;

export const parseHtml = (html: string): Tree.Document => parse(html.replace(unread, ''));

export const isElement = (node: Node): node is Element => 'tagName' in node;

export function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? '';
}

export function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class').split(/\s+/).includes(name);
}

/** Elements in document order, `root` itself left out. */
export function* elements(root: Tree.ParentNode): Generator<Element> {
  const waiting = root.childNodes.filter(isElement).reverse();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (let at = element.childNodes.length - 1; at >= 0; at--) {
      const child = element.childNodes[at];
      if (child && isElement(child)) waiting.push(child);
    }
  }
}

export function find(root: Tree.ParentNode, matches: (element: Element) => boolean): Element | undefined {
  for (const element of elements(root)) if (matches(element)) return element;
  return undefined;
}

const silentTags = new Set([
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

/** What a reader does not read: controls, pictures, marks behind headings, the labels of tabs. */
export function isSilent(element: Element): boolean {
  return (
    silentTags.has(element.tagName) ||
    hasClass(element, 'hash-link') ||
    ['tablist', 'img'].includes(attribute(element, 'role')) ||
    attribute(element, 'aria-hidden') === 'true' ||
    element.attrs.some((attr) => attr.name === 'data-search-ignore')
  );
}

export const tidy = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The text of an element as it is read, without what is silent. */
export function textOf(node: Node, skip: (element: Element) => boolean = isSilent): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!isElement(node) || skip(node)) return '';
  if (node.tagName === 'br') return ' ';
  const inner = node.childNodes
    .map((child, at) => (isApart(node.childNodes[at - 1], child) ? ' ' : '') + textOf(child, skip))
    .join('');
  return inlineTags.has(node.tagName) ? inner : ` ${inner} `;
}

/** Names that follow each other without a space (`<code>ESCAPE</code><code>ESC</code>`) are kept apart by their looks alone. */
function isApart(before: Node | undefined, node: Node): boolean {
  return before !== undefined && [before, node].every((one) => isElement(one) && apartTags.has(one.tagName));
}

const apartTags = new Set(['a', 'code', 'kbd', 'small']);
const inlineTags = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

export const isInline = (element: Element): boolean =>
  inlineTags.has(element.tagName) || element.tagName === 'br' || element.tagName === 'img';
