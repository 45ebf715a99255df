import path from 'node:path';

/** Where the card of a Markdown file is served: docs/features/x.mdx → /social/docs/features/x.png. */
export function cardPath(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return `/social/${relative.replace(/\.mdx?$/, '')}.png`;
}
