/**
 * Replaces `window.docusaurus` of the framework. Its links in the sidebar would prefetch dozens of pages. navigation.ts
 * decides what to prefetch.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
