import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { HeaderRule, Redirect } from '../site-settings/hosting.ts';
import type { Encoding } from './acceptEncoding.ts';
import { textTypes } from './contentTypes.ts';
import { parseHeaders, parseRedirects } from './hostingRules.ts';

/** A file on disk: the original or a compressed copy. */
export type Variant = Readonly<{ file: string; etag: string }>;

export type SiteFile = Readonly<{
  plain: Variant;
  encoded: Readonly<Partial<Record<Encoding, Variant>>>;
  /** Undefined for images and fonts, whose type the `send` package sets. */
  contentType: string | undefined;
}>;

/** A built site. `files` has every path that is served. */
export type Site = Readonly<{
  folder: string;
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile | undefined;
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}>;

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Files that are never served. */
const isPrivate = (file: string) => /(^|\/)\.|^_headers$|^_redirects$/.test(file);

/** Whether a file is the compressed copy of another file, not an archive. */
export const isCompressedCopy = (file: string, names: ReadonlySet<string>): boolean =>
  Object.values(suffixes).some((suffix) => file.endsWith(suffix) && names.has(file.slice(0, -suffix.length)));

/** All files below `folder`, relative to it, with `/` on every system. */
export const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );

export function readSite(folder: string): Site {
  const names = filesIn(folder);
  const variant = (file: string): Variant => ({ file, etag: etagOf(path.join(folder, file)) });
  const siteFile = (file: string): SiteFile => ({
    plain: variant(file),
    encoded: Object.fromEntries(
      Object.entries(suffixes)
        .filter(([, suffix]) => names.has(file + suffix))
        .map(([encoding, suffix]) => [encoding, variant(file + suffix)]),
    ),
    contentType: textTypes[path.extname(file)],
  });
  const text = (file: string) => (names.has(file) ? fs.readFileSync(path.join(folder, file), 'utf8') : '');
  const served = [...names].filter((file) => !isPrivate(file) && !isCompressedCopy(file, names) && file !== '404.html');
  return {
    folder,
    files: new Map(served.map((file) => [addressOf(file), siteFile(file)])),
    notFound: names.has('404.html') ? siteFile('404.html') : undefined,
    headers: parseHeaders(text('_headers')),
    redirects: parseRedirects(text('_redirects')),
  };
}

/** The canonical form of an address: without index.html, .html and trailing slashes. */
export const cleanAddress = (address: string): string =>
  address
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '') || '/';

/** The address of a file in the built site. */
export const addressOf = (file: string): string => cleanAddress(`/${file}`);

/** A hash of the content, so that browsers only download pages that a new build has changed. */
function etagOf(file: string): string {
  return `"${createHash('sha256').update(fs.readFileSync(file)).digest('base64url').slice(0, 22)}"`;
}
