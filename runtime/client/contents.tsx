import { useLayoutEffect, useRef, type FunctionComponent, type ReactElement } from 'react';
import { attributes, contentFile, runtimeScriptSelector, type PageContent } from '../contract';
import { mountIslands } from './islands/mountIslands';

/** Like a compiled Markdown file: a component with its front matter, metadata, and table of contents as properties. */
export type Content = FunctionComponent & object;

/** The network failed: the reader is offline, or the server is down. */
export class PageUnreachable extends Error {}

const data: DOMStringMap = document.querySelector<HTMLElement>(runtimeScriptSelector)?.dataset ?? {};
const { base = '/', build = '' } = data;

/** Whether the browser is about to load another page (runtime/inline/start.ts), so that React must not hydrate this one. */
export const isLeft = (): boolean => data.left !== undefined;

/** The path of the page that this visit started with, in the form of the routes: without index.html or a trailing slash. */
const firstPath = location.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
// The framework removes index.html from the address only after it has tried to preload a page with that name.
if (location.pathname.endsWith('/index.html')) {
  history.replaceState(history.state, '', firstPath + location.search + location.hash);
}
const pages = new Map<string, Promise<readonly Content[]>>();

/** Content that the server rendered. React manages the element, but not what's inside. */
function StaticContent({ html }: Readonly<{ html: string }>): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current ? mountIslands(element.current) : undefined), [html]);
  return <div ref={element} data-content dangerouslySetInnerHTML={{ __html: html }} />;
}

const toComponent = ({ mdxExports, html }: PageContent): Content =>
  Object.assign(() => <StaticContent html={html} />, mdxExports);

/** Reads a piece of content in the document, as rendered by ServerContent.tsx. */
function readContent(element: Element): PageContent {
  const json = element.querySelector(':scope > script[type="application/json"]');
  json?.remove();
  return { mdxExports: JSON.parse(json?.textContent ?? '{}') as object, html: element.innerHTML };
}

/** Reads all content in the document, in a separate task, because it would make the task that starts the framework longer. */
async function readDocument(): Promise<readonly PageContent[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return [...document.querySelectorAll(`[${attributes.content}]`)].map(readContent);
}

/** Fetches a page's content. Fails after a new deployment, which has another folder. The framework then loads the whole page. */
async function fetchContents(path: string): Promise<readonly PageContent[]> {
  let response: Response;
  try {
    response = await fetch(base + contentFile(build, path.slice(base.length)), { credentials: 'include' });
  } catch (cause) {
    throw new PageUnreachable(path, { cause });
  }
  if (!response.ok) throw new Error(`${path} isn't part of this deployment: the server answered ${response.status}.`);
  return (await response.json()) as readonly PageContent[];
}

/** The pieces of content on a page, in order. A failed request is forgotten, so that the next call tries again. */
export function loadContents(path: string): Promise<readonly Content[]> {
  let contents = pages.get(path);
  if (!contents) {
    contents = (path === firstPath ? readDocument() : fetchContents(path)).then((pieces) => pieces.map(toComponent));
    contents.catch(() => pages.delete(path));
    pages.set(path, contents);
  }
  return contents;
}
