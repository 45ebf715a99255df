/**
 * A browser halts its parser now and then to paint and to answer the reader, but only while the first thousand elements or so
 * arrive; it takes the rest of a long page in one piece, which on a phone lasts up to a quarter of a second. A script has it
 * halt once more. This one leaves nothing behind.
 */
export const pauseScript = 'document.currentScript.remove()';

/** How many elements a page has before the first pause, and between two: a phone takes some 30 ms for those. */
const beforeFirst = 700;
const between = 350;

/** An opening tag, with all that its attributes may hold. */
const openingTag = /<([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
/** What a script may stand in front of wherever it is. */
const begins = new Set(['h2', 'h3', 'h4', 'p', 'li', 'tr']);

/** Puts pauses into the content of a page; what is around it belongs to React, which would miss none of its elements. */
export function withPauses(html: string): string {
  let inContent = false;
  let left = beforeFirst;
  return html.replace(openingTag, (tag, name: string, attributes: string) => {
    left--;
    if (attributes.includes('data-content')) inContent = true;
    // What is known of the content ends it (src/components/StaticContent/ServerContent.tsx).
    if (name === 'script' && attributes.includes('application/json')) inContent = false;
    if (left > 0 || !inContent || !begins.has(name)) return tag;
    left = between;
    return `<script>${pauseScript}</script>${tag}`;
  });
}
