import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Types of <script> that a browser runs or obeys; any other is data, which the policy does not govern. */
const governed = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

export type PageScripts = Readonly<{
  /** Sources for script-src, one for each script that stands in the page itself. */
  hashes: readonly string[];
  /** Handlers in attributes (`onclick="…"`), which no hash can allow. */
  handlers: readonly string[];
}>;

/** A script as it stands in the text of a page; data in JSON is none. */
const scriptText = /<script\b(?![^>]* type="?application\/(?:ld\+)?json\b)[^>]*>[\s\S]*?<\/script/gi;
const handlerText = /[\s"'/]on\w+\s*=/i;

/** Says of page after page whether it may hold anything that the pages before did not. Most hold the same few scripts. */
export function newScripts(): (html: string) => boolean {
  const seen = new Set<string>();
  return (html) => {
    const unseen = (html.match(scriptText) ?? []).filter((script) => !seen.has(script));
    for (const script of unseen) seen.add(script);
    return unseen.length > 0 || handlerText.test(html);
  };
}

/** Finds the scripts inside a page that the Content-Security-Policy has to allow. */
export function pageScripts(html: string): PageScripts {
  const elements: Element[] = [];
  const visit = (node: Node): void => {
    if (tree.isElementNode(node)) elements.push(node);
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    children.forEach(visit);
  };
  visit(parse(html));
  return scriptsAmong(elements);
}

/** The same for a page that is already parsed. */
export function scriptsAmong(elements: readonly Element[]): PageScripts {
  const hashes: string[] = [];
  const handlers: string[] = [];
  for (const { tagName, attrs, childNodes } of elements) {
    for (const { name } of attrs) if (name.startsWith('on')) handlers.push(`<${tagName} ${name}>`);
    if (tagName !== 'script') continue;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    if (attributes.has('src') || !governed.has(attributes.get('type') ?? '')) continue;
    hashes.push(hashSource(childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('')));
  }
  return { hashes, handlers };
}

export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
