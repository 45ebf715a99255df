import type { Element, ElementContent, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { findAll, hasClass, isElement, property, wordsIn, type Node } from './html.ts';

const writer = unified()
  .use(rehypeRemark, { document: false })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** Controls. They do nothing in a text file. */
const controls = new Set(['button', 'form', 'iframe', 'input', 'noscript', 'select', 'textarea', 'wbr']);

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const label = (words: string) => element('p', [element('strong', [text(words)])]);

const isLeftOut = (node: Element) =>
  controls.has(node.tagName) ||
  hasClass(node, /^hash-link$/) ||
  ['tablist', 'search'].includes(property(node, 'role') ?? '') ||
  property(node, 'dataSearchIgnore') !== undefined;

/** A sample, with its language and the name of its file. */
function sample(block: Element): readonly ElementContent[] {
  const [pre] = findAll(block, ({ tagName }) => tagName === 'pre');
  const [title] = findAll(block, (child) => hasClass(child, /^title_/));
  if (!pre) return [];
  const className = [`language-${property(block, 'dataLanguage') ?? 'text'}`];
  const code = element('pre', [element('code', [text(wordsIn(pre))], { className })]);
  return title ? [element('p', [element('code', [text(wordsIn(title))]), text(':')]), code] : [code];
}

const blocks = new Set(['div', 'li', 'ol', 'p', 'small', 'ul']);

/** Cells of a Markdown table are one line, so what's below each other on the page is put in a row. */
function inOneLine(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  for (const child of children) {
    const previous = line.at(-1);
    if (!isElement(child) || !blocks.has(child.tagName)) {
      const isNextCode = isElement(child) && previous && isElement(previous) && previous.tagName === child.tagName;
      line.push(...(isNextCode ? [text(', '), child] : [child]));
      continue;
    }
    const isNextItem = child.tagName === 'li' && line.length > 0;
    line.push(text(isNextItem ? '; ' : ' '), ...inOneLine(child.children));
  }
  return line;
}

/** What a reader of plain text gets for a part of a page. */
function convert(node: Node, absolute: (href: string) => string): readonly ElementContent[] {
  if (node.type === 'text') return [text(wordsIn(node))];
  if (!isElement(node) || isLeftOut(node)) return [];
  if (node.tagName === 'svg' || property(node, 'role') === 'img') {
    const description = property(node, 'ariaLabel');
    return description === undefined ? [] : [element('p', [element('em', [text(`Picture: ${description}`)])])];
  }
  if (property(node, 'dataLanguage') !== undefined) return sample(node);
  const children = node.children.flatMap((child) => convert(child, absolute));
  if (property(node, 'role') === 'tabpanel') return [label(property(node, 'dataLabel') ?? ''), ...children];
  if (hasClass(node, /^theme-admonition$/)) return [element('blockquote', children)];
  const href = property(node, 'href');
  switch (node.tagName) {
    case 'a':
      return href === undefined ? children : [element('a', children, { href: absolute(href) })];
    case 'details':
      return children;
    case 'kbd':
      return [text(wordsIn(node))];
    case 'summary':
      return [label(wordsIn(node).trim())];
    case 'td':
    case 'th':
      return [{ ...node, children: inOneLine(children) }];
    default:
      return [{ ...node, children }];
  }
}

/** The Markdown of a page: its title and all that its content shows, including tables made from data and closed tabs. */
export function toMarkdown(page: Root, absolute: (href: string) => string): string {
  const content = findAll(page, (node) => node.tagName === 'h1' || property(node, 'dataContent') !== undefined);
  const tree: Root = { type: 'root', children: content.flatMap((node) => convert(node, absolute)) };
  return writer.stringify(writer.runSync(tree));
}
