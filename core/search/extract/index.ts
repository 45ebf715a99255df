/** Extracts the searchable content from the HTML of the built site. Only used when building the index. */
export { extractSite } from './extractSite.ts';
export { rolesByRoute } from './pageRoleOf.ts';
