import type { FunctionComponent } from 'react';
import { attributes, contentFile, runtimeScript, type PageContent } from '../contract';
import StaticContent from './StaticContent';

/** What the framework expects of a compiled Markdown file: a component with front matter, metadata and contents list on it. */
export type Content = FunctionComponent & object;

/** The network did not bring a page: the reader is offline, or the server is. */
export class PageUnreachable extends Error {}

const { base = '/', build = '' } = document.querySelector<HTMLElement>(runtimeScript)?.dataset ?? {};

/** The path of the page that the server sent, as routes spell it. */
const sentPath = location.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
// The framework strips index.html from the address only after it has preloaded the page by it, which finds none.
if (location.pathname.endsWith('/index.html')) {
  history.replaceState(history.state, '', sentPath + location.search + location.hash);
}
const pages = new Map<string, Promise<readonly Content[]>>();

const toComponent = ({ about, html }: PageContent): Content =>
  Object.assign(() => <StaticContent html={html} />, about);

/** In the document, what's known of a piece of content ends it (ServerContent.tsx). */
function readSent(element: Element): PageContent {
  const about = element.querySelector(':scope > script[type="application/json"]');
  about?.remove();
  return { about: JSON.parse(about?.textContent ?? '{}') as object, html: element.innerHTML };
}

/** Reading the page is a task of its own, so that starting the framework does not take longer. */
async function readDocument(): Promise<readonly PageContent[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return [...document.querySelectorAll(`[${attributes.content}]`)].map(readSent);
}

/** The file of another deployment isn't there: then the framework loads the whole page. */
async function fetchContents(path: string): Promise<readonly PageContent[]> {
  let response: Response;
  try {
    response = await fetch(base + contentFile(build, path.slice(base.length)), { credentials: 'include' });
  } catch (cause) {
    throw new PageUnreachable('This page could not be loaded. Check your connection.', { cause });
  }
  if (!response.ok) throw new Error(`${path} isn't part of this deployment: the server answered ${response.status}.`);
  return (await response.json()) as readonly PageContent[];
}

/** The pieces of content on a page, in the order of the page. A failed request is forgotten, so that the next call tries again. */
export function loadContents(path: string): Promise<readonly Content[]> {
  let contents = pages.get(path);
  if (!contents) {
    contents = (path === sentPath ? readDocument() : fetchContents(path)).then((pieces) => pieces.map(toComponent));
    contents.catch(() => pages.delete(path));
    pages.set(path, contents);
  }
  return contents;
}
