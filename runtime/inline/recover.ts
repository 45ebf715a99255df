/** In the home page: the framework's banner, which says that the site did not load. Its stylesheet hides it. */
const banner = '__docusaurus-base-url-issue-banner-container';

/**
 * Called when the framework's files cannot be loaded. After a new deployment they have other names, so a page opened
 * before it is loaded anew. Where the page still names the same files, they are not where the site's base URL says: the
 * home page tells. Offline, the page stays as it is.
 */
export async function recover(scripts: string, reason: unknown): Promise<void> {
  console.warn(reason);
  let page: Response;
  try {
    page = await fetch(location.href, { cache: 'no-cache' });
  } catch {
    return;
  }
  if (!page.ok) return;
  if ((await page.text()).includes(scripts)) document.getElementById(banner)?.style.setProperty('display', 'block');
  else location.reload();
}
