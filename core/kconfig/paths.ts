/** A path as a file in another folder names it: `app/src/Kconfig` and `../x` give `app/x`. */
export function resolvePath(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The files that a pattern with `*` and `?` names, sorted. */
export function matching(list: readonly string[], pattern: string): readonly string[] {
  if (!/[*?]/.test(pattern)) return list.includes(pattern) ? [pattern] : [];
  const form = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]');
  const whole = new RegExp(`^${form}$`);
  return list.filter((path) => whole.test(path)).sort();
}
