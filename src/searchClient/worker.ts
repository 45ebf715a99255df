import {
  answer,
  buildIndex,
  fromOutline,
  type Outline,
  type Page,
  type SearchIndex,
  type SearchQuestion,
  type Texts,
} from '#core/search';
import { fetchBytes } from './fetchBytes';
import type { FromWorker, ToWorker } from './protocol';
import { withSafeHtml } from './safeHtml';

/* Runs the search engine in the background, so that neither unpacking the index nor a query blocks the page. */

type Loaded = { pages: readonly Page[]; textsUrl: string; index: SearchIndex; texts?: Promise<void> };

let loading: Promise<Loaded> | undefined;

const warmUpPages = 25;

const parse = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

async function loadOutline(bytes: ArrayBuffer, textsUrl: string): Promise<Loaded> {
  const pages = fromOutline(parse(bytes) as Outline);
  const loaded: Loaded = { pages, textsUrl, index: buildIndex(pages) };
  loadTexts(loaded).catch(() => undefined);
  return loaded;
}

/** Loads the texts once. If that fails, the next query tries again. */
function loadTexts(loaded: Loaded): Promise<void> {
  if (loaded.texts) return loaded.texts;
  const texts = addTexts(loaded);
  loaded.texts = texts;
  texts.catch(() => delete loaded.texts);
  return texts;
}

async function addTexts(loaded: Loaded): Promise<void> {
  const texts = parse(await fetchBytes(loaded.textsUrl)) as Texts;
  loaded.index = buildIndex(loaded.pages, texts);
  void warmUp(loaded);
}

/** Queries as readers type them for a page: its title, its first letters (which match most pages), and a question. */
const typicalQueries = (title: string): string[] => [title, title.slice(0, 2), `how do I use ${title} with CONFIG_ZMK`];

/**
 * Runs a few queries in advance, with pauses in which the reader's queries can run. The first queries take several times as long
 * as later ones, until the browser has optimized the code.
 */
async function warmUp({ index, pages }: Loaded): Promise<void> {
  for (const query of pages.slice(0, warmUpPages).flatMap(({ title }) => typicalQueries(title))) {
    answer(index, { indexName: '', query });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Searches just the outline if the texts aren't loaded yet. Waits for the texts if it finds nothing or all hits are needed. */
async function search({ requests, waitsForAll = false }: SearchQuestion) {
  if (!loading) throw new Error('There is no index to search.');
  const loaded = await loading;
  const searchAll = () => requests.map((request) => answer(loaded.index, request));
  const quickResults = searchAll();
  if (quickResults.every(({ isPartial, hits }) => !isPartial || (!waitsForAll && hits.length > 0)))
    return { results: quickResults };
  await loadTexts(loaded);
  return { results: searchAll() };
}

/** The client that answers messages. Its results are safe to show as HTML. */
const client = withSafeHtml({ search });
const send = (message: FromWorker) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') {
    loading = loadOutline(data.outline, data.textsUrl);
    loading.catch(() => undefined);
    return;
  }
  try {
    send({ kind: 'answer', id: data.id, response: await client.search(data.question) });
  } catch (error) {
    send({ kind: 'failure', id: data.id, reason: error instanceof Error ? error.message : String(error) });
  }
};
