import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  contentSecurityPolicy,
  fileRules,
  pageCaching,
  redirects,
  securityHeaders,
  type HeaderRule,
  type Redirect,
} from '../../site-settings/hosting.ts';
import type { BuildStep } from './afterBuild.ts';

/** The text of `_headers`, as Netlify and Cloudflare Pages read it: a path, then its headers, indented. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path: match, headers }) =>
      [match, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** The text of `_redirects`: one rule per line. */
export const redirectsFile = (rules: readonly Redirect[]): string =>
  `${rules.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;

/** Caching rules for the pages: one for each first part of their paths. No rule for files has the same path. */
export function pageRules(htmlFiles: readonly string[]): readonly HeaderRule[] {
  const paths = htmlFiles.flatMap((file) => {
    const [first = '', ...rest] = file.split('/');
    if (rest.length > 0) return [`/${first}/*`];
    return first === 'index.html' ? ['/'] : [`/${first.replace(/\.html$/, '')}`];
  });
  return [...new Set(paths)].sort().map((match) => ({ path: match, headers: pageCaching }));
}

/** Matches inline scripts. JSON isn't matched: it's data, to which the Content-Security-Policy doesn't apply. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="?application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g;

/** The source that allows a script in `script-src`. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export const scriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(inlineScript)].map(([, script = '']) => hashSource(script));

/** If there are more hashes, some script differs from page to page, and the header would grow with the site. */
const maxHashes = 12;

/**
 * Writes `_headers` and `_redirects` from site-settings/hosting.ts. The Content-Security-Policy allows the scripts in the pages
 * by their hashes.
 */
export const hostingFiles: BuildStep = {
  name: 'hosting files',
  run({ outDir }) {
    const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.replaceAll('\\', '/'));
    const hashes = new Set(pages.flatMap((page) => scriptHashes(fs.readFileSync(path.join(outDir, page), 'utf8'))));
    if (hashes.size > maxHashes)
      throw new Error(`The pages have ${hashes.size} different scripts. Put what differs into data attributes.`);
    const policy = contentSecurityPolicy([...hashes].sort(), process.env);
    const headers = [
      { path: '/*', headers: { 'Content-Security-Policy': policy, ...securityHeaders } },
      ...fileRules,
      ...pageRules(pages),
    ];
    fs.writeFileSync(path.join(outDir, '_headers'), headersFile(headers));
    fs.writeFileSync(path.join(outDir, '_redirects'), redirectsFile(redirects));
  },
};
