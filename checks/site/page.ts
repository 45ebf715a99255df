import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { addressOf } from '../../preview-server/siteFiles.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type Document = DefaultTreeAdapterTypes.Document;
type Node = DefaultTreeAdapterTypes.Node;

/** A page of the built site, parsed. */
export type Page = Readonly<{
  /** Its address, such as `/docs/faq`. */
  route: string;
  /** Its file in build/, such as `docs/faq.html`. */
  file: string;
  html: string;
  document: Document;
  /** Errors of the HTML parser, with their offset in `html`. */
  parseErrors: readonly Readonly<{ code: string; offset: number }>[];
  /** All elements in document order. */
  elements: readonly Element[];
  /** Ids and anchor names that a link can point to. */
  anchors: ReadonlySet<string>;
  /** Its Markdown file, according to its "Edit this page" link. */
  source: string | undefined;
}>;

const editPath = /\/edit\/[^/]+\/docs\/((?:docs|blog)\/.*)$/;

export function parsePage(file: string, html: string): Page {
  const elements: Element[] = [];
  const visit = (node: Node): void => {
    if (tree.isElementNode(node)) elements.push(node);
    for (const child of childrenOf(node)) visit(child);
  };
  const parseErrors: { code: string; offset: number }[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => parseErrors.push({ code, offset: startOffset }),
  });
  visit(document);
  const editLink = elements.find((element) => hasClass(element, 'theme-edit-this-page'));
  const editTarget = editPath.exec((editLink && attribute(editLink, 'href')) ?? '')?.[1];
  return {
    route: addressOf(file),
    file,
    html,
    document,
    parseErrors,
    elements,
    anchors: new Set(elements.flatMap((element) => [attribute(element, 'id'), anchorName(element)].filter(isText))),
    source: editTarget === undefined ? undefined : decodeURI(editTarget),
  };
}

const isText = (value: string | undefined): value is string => value !== undefined && value !== '';

const anchorName = (element: Element) => (element.tagName === 'a' ? attribute(element, 'name') : undefined);

const childrenOf = (node: Node): readonly Node[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** The text of an element, with whitespace collapsed. */
export function textOf(element: Element): string {
  const read = (node: Node): string => {
    if (tree.isTextNode(node)) return node.value;
    return childrenOf(node).map(read).join('');
  };
  return read(element)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let node = element.parentNode; node && tree.isElementNode(node); node = node.parentNode) yield node;
}

export const isInside = (element: Element, test: (ancestor: Element) => boolean): boolean =>
  [...ancestorsOf(element)].some(test);

/** Whether an element belongs to the page's content rather than to its layout. */
export const isContent = (element: Element): boolean => isInside(element, ({ tagName }) => tagName === 'article');
