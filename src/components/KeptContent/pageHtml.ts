type Page = Readonly<{ promise: Promise<Document>; document?: Document }>;
const pages = new Map<string, { promise: Promise<Document>; document?: Document }>();

async function fetchPage(pathname: string): Promise<Document> {
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${pathname}: the server answered ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Whether the page at this address may hold content that is not in its scripts. */
export const holdsContent = (pathname: string): boolean => /^\/(?:docs|blog)(?:\/|$)/.test(pathname);

/** The built HTML of a page of this site; a failed request is forgotten, so that the next call tries again. */
export function loadPageHtml(pathname: string): Page {
  let page = pages.get(pathname);
  if (!page) {
    page = { promise: fetchPage(pathname) };
    pages.set(pathname, page);
    const entry = page;
    page.promise.then(
      (loaded) => {
        entry.document = loaded;
      },
      () => pages.delete(pathname),
    );
  }
  return page;
}
