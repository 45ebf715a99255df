/**
 * Never called. Browsers get Markdown content as HTML and don't run its components (runtime/build/browser), but need their
 * styles. With this import, the bundler adds them to the site's stylesheet.
 */
export const loadContentComponents = () => import('@theme/MDXComponents');
