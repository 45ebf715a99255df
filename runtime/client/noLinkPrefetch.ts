/**
 * Replaces `window.docusaurus` of the framework. Its links prefetch a page when they come into view, which can be dozens.
 * navigation.ts does it when the reader points at a link.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
