import type { HeaderRule, Redirect } from '../site-settings/hosting.ts';

/** Parses `_headers`: an unindented path, then its headers. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line);
    if (!header) rules.push({ path: line.trim(), headers: {} });
    else if (header[1] !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [header[1]]: header[2] });
  }
  return rules;
}

/** Parses `_redirects`: `from to status`, one per line. */
export function parseRedirects(text: string): readonly Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#')) return [];
    return [{ from, to, status: status === '302' ? 302 : 301 }];
  });
}

export const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** All headers that the rules set for a path. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...rules.filter((rule) => matches(rule.path, path)).map(({ headers }) => headers)) as Record<
    string,
    string
  >;

/** Where a path redirects to, including the query. */
export function redirectFor(
  redirects: readonly Redirect[],
  path: string,
  query: string,
): Readonly<{ location: string; status: number }> | undefined {
  const rule = redirects.find(({ from }) => matches(from, path));
  if (!rule) return undefined;
  // Strip leading slashes: with the target `/:splat`, `//host` would redirect to another site.
  const splat = rule.from.endsWith('*') ? path.slice(rule.from.length - 1).replace(/^\/+/, '') : '';
  const [target = '', hash] = rule.to.split('#');
  const escaped = splat.split('/').map(encodeURIComponent).join('/');
  return {
    location: `${target.replace(':splat', escaped)}${query}${hash === undefined ? '' : `#${hash}`}`,
    status: rule.status,
  };
}
