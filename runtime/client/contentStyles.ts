/**
 * The browser never runs the components of Markdown content (runtime/build/browser), but it needs their style sheets.
 * Naming the components in an import that nobody calls puts the styles into the site's stylesheet; the scripts are never loaded.
 */
export const contentComponents = () => import('@theme/MDXComponents');
