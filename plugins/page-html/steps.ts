import { parseFragment } from 'parse5';
import { childElements, fillScreen, phoneHalf, phoneScreen, wideScreen, type Element } from './firstScreen.ts';
import { openingTag } from './openingTag.ts';

/** Pages whose content stands in an element of its own, by a class of <html>: docs and posts. */
const hasOwnContent = /<html[^>]*\b(?:docs-doc|blog-post)-page\b/;

/** Pages that React takes over at once. */
const startsAtOnce = /<meta[^>]*\bname="?boot\b/;

/** From so many elements on, what is below the navbar is laid out in steps; for less, they take a phone longer than they save. */
const longPage = 110;

/** With so many elements, the first screen of a phone takes two frames. */
const fullScreen = 45;

/** No more elements than these come in one step after the first half of the screen. */
const shortRest = 130;

const elementsIn = (html: string) => html.match(openingTag)?.length ?? 0;

/** Tells site/boot/later that the first part of the content is there. It leaves nothing behind. */
export const begunScript = "document.currentScript.remove(),document.dispatchEvent(new Event('begun'))";

/**
 * What is marked is not laid out before the first screen is painted, as long as site/boot/later says so on <html>. A table or a
 * drawing is not shown before it is whole, which is when something follows it: columns and what is centered would move. Tables
 * with `data-stacked` have fixed columns, or none.
 */
const styles = [
  '@media screen{',
  "[data-steps=half] [data-later=''],[data-steps=screen] [data-later='']{display:none!important}",
  '[data-arriving] :is(table:not([data-stacked]),figure):not(:has(+*)){display:none}}',
  '@media screen and (max-width:480px){',
  '[data-steps=half] [data-later=half],[data-steps=half] [data-later=narrow],[data-steps=screen] [data-later=narrow]',
  '{display:none!important}}',
].join('');

/** The parser adds elements that have no tag; what is in them is marked. */
const withTag = (element: Element): readonly Element[] =>
  element.sourceCodeLocation ? [element] : childElements(element).flatMap(withTag);

type Mark = 'half' | 'narrow' | '';

/** How a page is laid out: in how many frames its first screen comes, or "all" for a rest that comes at once. */
type Plan = Readonly<{ steps: '1' | '2' | 'all'; marks: ReadonlyMap<Element, Mark> }>;

const marked = (elements: readonly Element[], mark: Mark) =>
  elements.flatMap(withTag).map((element) => [element, mark] as const);

/** What is said last of an element counts. */
function planFor(content: Element, size: number): Plan {
  const parts = childElements(content);
  const screen = fillScreen(parts, phoneScreen);
  const half = fillScreen(parts, phoneHalf);
  const below = marked(screen.below, 'narrow');
  const belowWide = marked(fillScreen(parts, wideScreen).below, '');
  if (size - half.elements <= shortRest) {
    return { steps: 'all', marks: new Map([...marked(half.below, 'narrow'), ...belowWide]) };
  }
  if (screen.elements < fullScreen) return { steps: '1', marks: new Map([...below, ...belowWide]) };
  return { steps: '2', marks: new Map([...marked(half.below, 'half'), ...below, ...belowWide]) };
}

/** Where a script may stand in front of an element. */
const begins = new Set(['h2', 'h3', 'h4', 'p', 'li', 'tr']);

const startOf = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.startOffset ?? 0;

/** Writes the marks, and the script before the first of them where it may stand. */
function writeMarks(html: string, content: Element, marks: Plan['marks']): string {
  const inOrder = [...marks].sort(([one], [other]) => startOf(one) - startOf(other));
  const first = inOrder.find(([{ parentNode, tagName }]) => parentNode === content || begins.has(tagName))?.[0];
  let written = '';
  let done = 0;
  for (const [element, mark] of inOrder) {
    const start = startOf(element);
    const nameEnd = start + 1 + element.tagName.length;
    const script = element === first ? `<script>${begunScript}</script>` : '';
    const value = mark && `=${mark}`;
    written += `${html.slice(done, start)}${script}${html.slice(start, nameEnd)} data-later${value}`;
    done = nameEnd;
  }
  return written + html.slice(done);
}

/** What follows the content must not show where text will stand, nor be laid out in a step of its own. */
const afterContent = /<(?:footer|nav class="?pagination-nav)\b/g;

/** Where the content begins and ends. */
function contentOf(page: string): readonly [start: number, end: number] {
  if (!hasOwnContent.test(page)) return [page.indexOf('<main'), page.indexOf('</main>')];
  const start = page.search(/<div data-content\b/);
  // What is known of the content ends it (src/components/StaticContent/ServerContent.tsx).
  return [start, page.indexOf('<script type=application/json', start)];
}

/**
 * Has a long page laid out in steps (site/boot/later): marks what is below the first screen, which here takes no time of the
 * reader's.
 */
export function withSteps(page: string): string {
  const [start, end] = contentOf(page);
  const size = elementsIn(page.slice(page.indexOf('<main')));
  if (start < 0 || end < 0 || size < longPage || startsAtOnce.test(page)) return page;
  const html = page.slice(start, end);
  const content = parseFragment(html, { sourceCodeLocationInfo: true }).childNodes[0] as Element;
  const { steps, marks } = planFor(content, elementsIn(html));
  if (marks.size === 0) return page;
  const before = page.slice(0, start).replace('<html', `<html data-steps=${steps}`);
  const after = page.slice(end).replace(afterContent, (tag) => tag.replace(/^<\w+/, '$& data-later'));
  return (
    before.replace('<style data-inlined>', `<style>${styles}</style>$&`) + writeMarks(html, content, marks) + after
  );
}
