/** Cuts the built pages of the site into what search knows of them. Build time only: the engine itself is #core/search. */
export { cutPage, type CutPage } from './cutPage.ts';
export { cutSite, type HtmlFile } from './cutSite.ts';
export { rolesByRoute } from './roleOf.ts';
