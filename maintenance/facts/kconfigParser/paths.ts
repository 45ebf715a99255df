/** Resolves a path relative to a file: `../x` in `app/src/Kconfig` is `app/x`. */
export function resolvePath(from: string, path: string): string {
  const names = from.split('/').slice(0, -1);
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}

/** The files that match a pattern with `*` and `?`, sorted. */
export function matchingFiles(list: readonly string[], pattern: string): readonly string[] {
  if (!/[*?]/.test(pattern)) return list.includes(pattern) ? [pattern] : [];
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]');
  const regex = new RegExp(`^${expression}$`);
  return list.filter((path) => regex.test(path)).sort();
}
