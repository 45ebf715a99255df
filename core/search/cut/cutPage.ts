import type { Page, PageKind } from '../types.ts';
import { cutLinks, cutSections, type Link } from './cutBlocks.ts';
import { attribute, find, hasClass, isElement, parseHtml, textOf, tidy, type Element } from './html.ts';
import { roleOf } from './roleOf.ts';

const crumbGap = ' › ';

export type CutPage = Page & Readonly<{ links: readonly Link[] }>;

/**
 * Cuts one built page into what search knows of it. Nothing for a page that is not content: lists of posts, tags, the search
 * page itself, and any page that asks robots not to index it.
 */
export function cutPage(html: string, url: string): CutPage | undefined {
  const document = parseHtml(html);
  const root = find(document, (element) => element.tagName === 'html');
  if (!root || /noindex/.test(meta(root, 'robots'))) return undefined;
  const kind = kindOf(root);
  const article = kind && find(root, articleOf[kind]);
  if (!kind || !article) return undefined;
  const heading = find(root, (element) => element.tagName === 'h1');
  const sidebar = find(root, (element) => hasClass(element, 'theme-doc-sidebar-menu'));
  const labels = sidebar && activePath(sidebar);
  const title = tidy(heading ? textOf(heading) : (meta(root, 'og:title').split(' | ')[0] ?? ''));
  return {
    url,
    title,
    crumb: crumbOf(labels, kind, title),
    kind,
    role: roleOf(url, kind !== 'docs' || labels !== undefined),
    description: tidy(meta(root, 'description')),
    language: meta(root, 'docsearch:language') || 'en',
    tag: meta(root, 'docsearch:docusaurus_tag') || meta(root, 'docusaurus_tag') || 'default',
    sections: cutSections(article, title),
    links: cutLinks(article, url),
  };
}

const articleOf: Readonly<Record<PageKind, (element: Element) => boolean>> = {
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

/** The way to the page in its sidebar, as it was drawn. */
function crumbOf(labels: readonly string[] | undefined, kind: PageKind, title: string): string {
  if (kind === 'blog') return `Blog${crumbGap}${title}`;
  if (kind === 'page') return title;
  return (labels ?? ['Docs', title]).join(crumbGap);
}

function activePath(list: Element): readonly string[] | undefined {
  for (const item of list.childNodes) {
    if (!isElement(item) || item.tagName !== 'li') continue;
    // The label of a category without a page isn't a link.
    const link = find(item, (element) => hasClass(element, 'menu__link'));
    const label = link ? tidy(textOf(link)) : '';
    if (link && attribute(link, 'aria-current') === 'page') return [label];
    const inner = find(item, (element) => element.tagName === 'ul');
    const path = inner && activePath(inner);
    if (path) return [label, ...path];
  }
  return undefined;
}
