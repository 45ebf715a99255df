import type { Page } from '../types.ts';
import { cutPage } from './cutPage.ts';
import { nameByLinks } from './nameByLinks.ts';

/** A file of the built site: its path below the site's folder, with `/`, and its text. */
export type HtmlFile = Readonly<{ file: string; html: string }>;

/** Cuts a built site into its pages, in the order of their addresses. */
export function cutSite(files: readonly HtmlFile[]): Page[] {
  const sorted = [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
  return nameByLinks(sorted.flatMap(({ file, html }) => cutPage(html, urlOf(file)) ?? []));
}

const urlOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
