/**
 * Replaces `window.docusaurus`, through which the framework's links prefetch pages: dozens of them with a sidebar.
 * navigation.ts decides what to prefetch.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
