import fs from 'node:fs';
import path from 'node:path';
import { parseHeaders, parseRedirects } from '../../preview-server/hostingRules.ts';
import { filesIn, isCompressedCopy } from '../../preview-server/siteFiles.ts';
import type { HeaderRule, Redirect } from '../../site-settings/hosting.ts';
import type { Finding } from '../check.ts';
import { parsePage, type Page } from './page.ts';

/** The built site, read and parsed once for all checks. */
export type BuiltSite = Readonly<{
  root: string;
  folder: string;
  pages: readonly Page[];
  /** Finds a page by its route. */
  page: (route: string) => Page | undefined;
  /** Addresses of all files that aren't pages. */
  files: ReadonlySet<string>;
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Lines of a source file, for finding where something was written. */
  sourceLines: (file: string) => readonly string[];
}>;

export type RawSite = Readonly<{
  root: string;
  folder: string;
  html: Readonly<Record<string, string>>;
  files?: readonly string[];
  headers?: string;
  redirects?: string;
  sources?: Readonly<Record<string, string>>;
}>;

/** Creates a site from file contents, which come from disk (`readSite`) or from a test. */
export function assembleSite(raw: RawSite): BuiltSite {
  const pages = Object.entries(raw.html).map(([file, html]) => parsePage(file, html));
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const lines = new Map<string, readonly string[]>();
  const sourceLines = (file: string) => {
    let found = lines.get(file);
    if (!found) {
      const onDisk = path.join(raw.root, file);
      const text = raw.sources?.[file] ?? (fs.existsSync(onDisk) ? fs.readFileSync(onDisk, 'utf8') : '');
      lines.set(file, (found = text.split(/\r?\n/)));
    }
    return found;
  };
  return {
    root: raw.root,
    folder: raw.folder,
    pages,
    page: (route) => byRoute.get(route),
    files: new Set(raw.files ?? []),
    headers: parseHeaders(raw.headers ?? ''),
    redirects: parseRedirects(raw.redirects ?? ''),
    sourceLines,
  };
}

export function readSite(root: string): BuiltSite {
  const folder = path.join(root, 'build');
  if (!fs.existsSync(folder)) throw new Error(`There is no site in ${folder}. Build it first: npm run build.`);
  const all = filesIn(folder);
  const names = [...all].filter((name) => !isCompressedCopy(name, all)).sort();
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const optional = (name: string) => (names.includes(name) ? read(name) : '');
  return assembleSite({
    root,
    folder,
    html: Object.fromEntries(names.filter((name) => name.endsWith('.html')).map((name) => [name, read(name)])),
    files: names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`),
    headers: optional('_headers'),
    redirects: optional('_redirects'),
  });
}

/** Where something on a page was written: the first line of its Markdown that contains a needle, or the built page. */
export function placeOf(site: BuiltSite, page: Page, ...needles: readonly string[]): Pick<Finding, 'file' | 'line'> {
  if (page.source === undefined) return { file: `build/${page.file}` };
  const lines = site.sourceLines(page.source);
  for (const needle of needles) {
    const index = needle === '' ? -1 : lines.findIndex((line) => line.includes(needle));
    if (index !== -1) return { file: page.source, line: index + 1 };
  }
  return { file: page.source };
}
