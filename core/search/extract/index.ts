/** Extracts the searchable content from the HTML of the built site. Only used when building the index. */
export { extractPage, type ExtractedPage } from './extractPage.ts';
export { extractSite, type HtmlFile } from './extractSite.ts';
export { rolesByRoute } from './roleOf.ts';
