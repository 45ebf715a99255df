import type { Page, PageKind } from '../types.ts';
import { extractLinks, extractSections, type Link } from './extractSections.ts';
import { attribute, find, hasClass, isElement, parseHtml, textOf, collapseSpaces, type Element } from './html.ts';
import { pageRoleOf } from './pageRoleOf.ts';

const crumbSeparator = ' › ';

export type ExtractedPage = Page & Readonly<{ links: readonly Link[] }>;

/**
 * Extracts the searchable content of a page. Returns undefined for lists of posts, tag pages, the search page, and pages
 * with a `noindex` tag.
 */
export function extractPage(html: string, url: string): ExtractedPage | undefined {
  const document = parseHtml(html);
  const root = find(document, (element) => element.tagName === 'html');
  if (!root || /noindex/.test(meta(root, 'robots'))) return undefined;
  const kind = kindOf(root);
  const article = kind && find(root, isArticle[kind]);
  if (!kind || !article) return undefined;
  const heading = find(root, (element) => element.tagName === 'h1');
  const sidebar = find(root, (element) => hasClass(element, 'theme-doc-sidebar-menu'));
  const labels = sidebar && activePath(sidebar);
  const title = collapseSpaces(heading ? textOf(heading) : (meta(root, 'og:title').split(' | ')[0] ?? ''));
  return {
    url,
    title,
    crumb: crumbOf(labels, kind, title),
    kind,
    role: pageRoleOf(url, kind !== 'docs' || labels !== undefined),
    description: collapseSpaces(meta(root, 'description')),
    language: meta(root, 'docsearch:language') || 'en',
    tag: meta(root, 'docsearch:docusaurus_tag') || meta(root, 'docusaurus_tag') || 'default',
    sections: extractSections(article, title),
    links: extractLinks(article, url),
  };
}

/** Which element contains the content, by kind of page. */
const isArticle: Readonly<Record<PageKind, (element: Element) => boolean>> = {
  docs: (element) => hasClass(element, 'theme-doc-markdown'),
  blog: (element) => hasClass(element, 'markdown'),
  page: (element) => element.tagName === 'main' || /^__docusaurus_skipToContent/.test(attribute(element, 'id')),
};

function kindOf(root: Element): PageKind | undefined {
  if (hasClass(root, 'docs-doc-page')) return 'docs';
  if (hasClass(root, 'blog-post-page')) return 'blog';
  return hasClass(root, 'plugin-pages') ? 'page' : undefined;
}

function meta(root: Element, name: string): string {
  const tag = find(
    root,
    (element) =>
      element.tagName === 'meta' && [attribute(element, 'name'), attribute(element, 'property')].includes(name),
  );
  return tag ? attribute(tag, 'content') : '';
}

function crumbOf(labels: readonly string[] | undefined, kind: PageKind, title: string): string {
  if (kind === 'blog') return `Blog${crumbSeparator}${title}`;
  if (kind === 'page') return title;
  return (labels ?? ['Docs', title]).join(crumbSeparator);
}

/** The labels from the top of the sidebar to the current page. */
function activePath(list: Element): readonly string[] | undefined {
  for (const item of list.childNodes) {
    if (!isElement(item) || item.tagName !== 'li') continue;
    // A category without a page has its label in a <summary> with this class.
    const link = find(item, (element) => hasClass(element, 'menu__link'));
    const label = link ? collapseSpaces(textOf(link)) : '';
    if (link && attribute(link, 'aria-current') === 'page') return [label];
    const inner = find(item, (element) => element.tagName === 'ul');
    const path = inner && activePath(inner);
    if (path) return [label, ...path];
  }
  return undefined;
}
