/**
 * What the framework's links call, as `window.docusaurus`: nothing. They prefetch when they come into view, which on a page
 * of docs is dozens of pages. navigation.ts does it when the reader points at a link.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
