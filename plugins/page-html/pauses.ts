import { openingTag } from './openingTag.ts';

/**
 * A browser halts its parser now and then to paint and to answer the reader, but only while the first thousand elements or so
 * arrive; it takes the rest of a long page in one piece, which on a phone lasts up to a quarter of a second. A script has it
 * halt once more. This one leaves nothing behind.
 */
export const pauseScript = 'document.currentScript.remove()';

/** How many elements a page has before the first pause, and between two: a phone takes some 30 ms for those. */
const beforeFirst = 700;
const between = 350;

/** What a script may stand in front of wherever it is. */
const begins = new Set(['h2', 'h3', 'h4', 'p', 'li', 'tr']);

const pause = `<script>${pauseScript}</script>`;

/** Pauses in the content of a long page. */
function inContent(html: string): string {
  let isContent = false;
  let left = beforeFirst;
  return html.replace(openingTag, (tag, name: string, attributes: string) => {
    left--;
    if (attributes.includes('data-content')) isContent = true;
    // What is known of the content ends it (src/components/StaticContent/ServerContent.tsx).
    if (name === 'script' && attributes.includes('application/json')) isContent = false;
    if (left > 0 || !isContent || !begins.has(name)) return tag;
    left = between;
    return pause + tag;
  });
}

/** A pause after the navbar, which a page other than of the docs would show no sooner than all the rest: it is short. */
const afterNavbar = (html: string) =>
  /<html[^>]*\bdocs-doc-page\b/.test(html)
    ? html
    : html.replace(/<div id="?__docusaurus_skipToContent_fallback/, `${pause}$&`);

export const withPauses = (html: string): string => afterNavbar(inContent(html));
