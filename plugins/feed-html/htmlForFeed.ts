import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that make sense without our styles and scripts. The others are removed. */
const keptAttributes = new Set(['href', 'src', 'alt', 'title', 'id', 'start', 'colspan', 'rowspan', 'datetime']);
/** Elements that only work on the page: buttons, and data for its scripts (runtime/client). */
const pageOnly = new Set(['button', 'script']);
/** Elements that mean nothing without our styles. Only their children are kept. */
const wrappers = new Set(['div', 'span']);

const attribute = ({ attrs }: Element, name: string) => attrs.find((candidate) => candidate.name === name)?.value;
const isHashLink = (element: Element) => (attribute(element, 'class') ?? '').split(' ').includes('hash-link');

/**
 * Turns a post's HTML into HTML for feed readers: keeps text, links and code, and removes buttons, heading anchors and colors.
 * Drawings use colors of our theme, which feed readers don't have, so they're replaced with their description.
 */
export function htmlForFeed(html: string): string {
  const fragment = parseFragment(html);
  cleanChildren(fragment);
  return serialize(fragment).trim();
}

function cleanChildren(parent: Parent): void {
  parent.childNodes = parent.childNodes.flatMap(clean);
  for (const child of parent.childNodes) child.parentNode = parent;
}

function clean(node: Node): readonly Node[] {
  if (tree.isCommentNode(node)) return [];
  if (!tree.isElementNode(node)) return [node];
  if (pageOnly.has(node.tagName) || isHashLink(node) || attribute(node, 'data-search-ignore') !== undefined) return [];
  if (node.tagName === 'svg') return descriptionOf(node);
  cleanChildren(node);
  if (wrappers.has(node.tagName)) return node.childNodes;
  node.attrs = node.attrs.filter(({ name }) => keptAttributes.has(name));
  return [node];
}

function descriptionOf(svg: Element): readonly Node[] {
  const label = attribute(svg, 'aria-label')?.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return label === undefined ? [] : parseFragment(`<p><em>Picture: ${label}</em></p>`).childNodes;
}
