/**
 * Browsers don't run the components of Markdown content (runtime/build/browser), but need their styles. An import that is never
 * called adds the styles to the site's stylesheet without loading the components.
 */
export const contentComponents = () => import('@theme/MDXComponents');
