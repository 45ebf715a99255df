const pages = new Map<string, Promise<Document>>();

/** The built HTML of a page of this site. After a client-side navigation its islands are cut from here. */
export function loadPageHtml(pathname: string): Promise<Document> {
  let page = pages.get(pathname);
  if (!page) {
    page = fetch(pathname)
      .then((response) =>
        response.ok ? response.text() : Promise.reject(new Error(`${pathname}: ${response.status}`)),
      )
      .then((html) => new DOMParser().parseFromString(html, 'text/html'));
    page.catch(() => pages.delete(pathname));
    pages.set(pathname, page);
  }
  return page;
}
