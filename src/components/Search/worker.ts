import {
  answer,
  buildIndex,
  fromOutline,
  type Outline,
  type Page,
  type SearchIndex,
  type SearchRequest,
} from '#core/search';
import type { FromWorker, ToWorker } from './protocol';
import { withSafeHtml } from './safeHtml';

/** Runs the engine beside the page: neither unpacking the index nor a query ever holds up what the reader does. */
type Files = Readonly<{ outlineUrl: string; textsUrl: string }>;

let files: Files | undefined;
let outline: Promise<readonly Page[]> | undefined;
let texts: Promise<void> | undefined;
let index: SearchIndex | undefined;
let isComplete = false;

const warmUpPages = 25;

const send = (message: FromWorker) => self.postMessage(message);

async function unpack(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: the server answered ${response.status}.`);
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

const toText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function loadOutline({ outlineUrl }: Files): Promise<readonly Page[]> {
  const pages = fromOutline(JSON.parse(toText(await unpack(outlineUrl))) as Outline);
  index = buildIndex(pages);
  return pages;
}

async function loadTexts({ textsUrl }: Files, pages: readonly Page[]): Promise<void> {
  const bytes = await unpack(textsUrl);
  const end = bytes.indexOf(10);
  const dictionary = JSON.parse(toText(bytes.subarray(0, end))) as string;
  index = buildIndex(pages, { dictionary, stream: bytes.subarray(end + 1) });
  isComplete = true;
  send({ kind: 'complete' });
  void warmUp(pages);
}

/** A page as readers ask for it: by its name, by the first letters of it, which the most pages match, and in a sentence. */
const waysToAsk = (title: string): string[] => [title, title.slice(0, 2), `how do I use ${title} with CONFIG_ZMK`];

/**
 * The browser translates code that runs often into fast code: the first queries take several times as long as later ones. So
 * the engine answers some that nobody asked, one at a time, with room for the reader's own between them.
 */
async function warmUp(pages: readonly Page[]): Promise<void> {
  for (const query of pages.slice(0, warmUpPages).flatMap(({ title }) => waysToAsk(title))) {
    answerNow({ indexName: '', query });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Resolves when the outline can answer; the texts follow on their own. What failed is tried again by the next call. */
async function load(): Promise<void> {
  if (isComplete || !files) return;
  const wanted = files;
  outline ??= loadOutline(wanted);
  try {
    const pages = await outline;
    texts ??= loadTexts(wanted, pages).catch(() => {
      texts = undefined;
    });
  } catch (error) {
    outline = undefined;
    throw error;
  }
}

function answerNow(request: SearchRequest) {
  if (!index) throw new Error('There is no index to search.');
  const started = performance.now();
  const result = answer(index, request);
  return { ...result, processingTimeMS: Math.round(performance.now() - started) };
}

/** The page gets what it can show as it is. */
const client = withSafeHtml({ search: async ({ requests }) => ({ results: requests.map(answerNow) }) });

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') {
    files = data;
    await load().catch(() => undefined);
    return;
  }
  try {
    await load();
    send({ kind: 'answer', id: data.id, response: await client.search(data) });
  } catch (error) {
    send({ kind: 'failure', id: data.id, reason: error instanceof Error ? error.message : String(error) });
  }
};
