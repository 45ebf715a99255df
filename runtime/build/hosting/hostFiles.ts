import { pageCaching, type HeaderRule, type Redirect } from '../../../site/hosting.ts';

/** The text of `_headers`: a path, then its headers indented, as Netlify and Cloudflare Pages read it. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** The text of `_redirects`: one rule a line. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;

/**
 * Caching rules for the pages, given the HTML files of the built site. They go by the first part of the path, and thus
 * never meet the rules for files.
 */
export function pageRules(htmlFiles: readonly string[]): readonly HeaderRule[] {
  const paths = htmlFiles.flatMap((file) => {
    const [first = '', ...rest] = file.split('/');
    if (rest.length > 0) return [`/${first}/*`];
    return first === 'index.html' ? ['/'] : [`/${first.replace(/\.html$/, '')}`];
  });
  return [...new Set(paths)].sort().map((path) => ({ path, headers: pageCaching }));
}
