import type { FunctionComponent } from 'react';
import StaticContent from '@site/src/components/StaticContent';

/** What the framework expects of a compiled Markdown file: a component with front matter, metadata and contents list on it. */
export type Content = FunctionComponent & object;

/** The network did not bring a page: the reader is offline, or the server is. */
export class PageUnreachable extends Error {}

/** The path of the page that the server sent, as routes spell it. */
const sentPath = location.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
// The framework strips index.html from the address only after it has preloaded the page by it, which finds none.
if (location.pathname.endsWith('/index.html')) {
  history.replaceState(history.state, '', sentPath + location.search + location.hash);
}
const pages = new Map<string, Promise<readonly Content[]>>();

/** Without what copy buttons say for a moment (runtime/inline/copy.ts): in content that is shown again nobody would take it back. */
function asSent(element: Element): Element {
  if (!element.querySelector('[data-copy][data-status]')) return element;
  const copy = element.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll('[data-copy][data-status]')) {
    button.removeAttribute('data-status');
    button.querySelector('[aria-live]')?.replaceChildren('Copy');
  }
  return copy;
}

function readContent(element: Element): Content {
  const about = element.querySelector(':scope > script[type="application/json"]');
  about?.remove();
  const html = asSent(element).innerHTML;
  return Object.assign(() => <StaticContent html={html} />, JSON.parse(about?.textContent ?? '{}') as object);
}

const readContents = (page: ParentNode) => [...page.querySelectorAll('[data-content]')].map(readContent);

/** Reading the page is a task of its own, so that starting the framework does not take longer. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function fetchPage(path: string): Promise<Document> {
  let html: string;
  try {
    const response = await fetch(path, { credentials: 'include' });
    if (!response.ok) throw new Error(`${path}: the server answered ${response.status}.`);
    html = await response.text();
  } catch (error) {
    // What fetch throws by itself is about the network.
    throw error instanceof TypeError ? new PageUnreachable(error.message, { cause: error }) : error;
  }
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * The pieces of content on a page of this site, in the order of the page: of the page that was sent from the document, of
 * others from their own HTML. A failed request is forgotten, so that the next call tries again.
 */
export function loadContents(path: string): Promise<readonly Content[]> {
  let contents = pages.get(path);
  if (!contents) {
    contents = (path === sentPath ? nextTask().then(() => document) : fetchPage(path)).then(readContents);
    contents.catch(() => pages.delete(path));
    pages.set(path, contents);
  }
  return contents;
}
