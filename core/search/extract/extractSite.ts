import type { Page } from '../types.ts';
import { extractPage } from './extractPage.ts';
import { addLinkAliases } from './addLinkAliases.ts';

/** A file of the built site. `file` is relative to the site's folder and uses `/`. */
type HtmlFile = Readonly<{ file: string; html: string }>;

/** Extracts all pages of the built site, sorted by file name. */
export function extractSite(files: readonly HtmlFile[]): Page[] {
  const sorted = [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
  return addLinkAliases(sorted.flatMap(({ file, html }) => extractPage(html, urlOf(file)) ?? []));
}

const urlOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
