import { parseFragment } from 'parse5';
import { childElements, fillScreen, phoneHalf, phoneScreen, wideScreen, type Element } from './firstScreen.ts';
import { openingTag } from './openingTag.ts';

/** Kinds of pages that may be long, by a class of <html>: docs and posts. */
const mayBeLong = /<html[^>]*\b(?:docs-doc|blog-post)-page\b/;

/** From so many elements on, what is below the navbar is laid out in steps; for less, they take a phone longer than they save. */
const longPage = 110;

/** With so many elements, the first screen of a phone takes two frames. */
const fullScreen = 45;

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

type Marks = ReadonlyMap<Element, 'half' | 'narrow' | ''>;

/** From which step on what is in the content is shown. */
function marksOf(content: Element): Marks {
  const parts = childElements(content);
  const onPhone = fillScreen(parts, phoneScreen);
  const inHalf = onPhone.elements < fullScreen ? [] : fillScreen(parts, phoneHalf).below;
  const marks = [
    ...inHalf.flatMap(withTag).map((element) => [element, 'half'] as const),
    ...onPhone.below.flatMap(withTag).map((element) => [element, 'narrow'] as const),
    ...fillScreen(parts, wideScreen)
      .below.flatMap(withTag)
      .map((element) => [element, ''] as const),
  ];
  // What is said last of an element counts.
  return new Map(marks);
}

/** Where a script may stand in front of an element. */
const begins = new Set(['h2', 'h3', 'h4', 'p', 'li', 'tr']);

const startOf = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.startOffset ?? 0;

/** Writes the marks, and the script before the first of them where it may stand. */
function writeMarks(html: string, content: Element, marks: Marks): string {
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

/**
 * Has a long page laid out in steps (site/boot/later): marks what is below the first screen, which here takes no time of the
 * reader's.
 */
export function withSteps(page: string): string {
  const start = page.search(/<div data-content\b/);
  // What is known of the content ends it (src/components/StaticContent/ServerContent.tsx).
  const end = page.indexOf('<script type=application/json', start);
  const size = elementsIn(page.slice(page.indexOf('<main')));
  if (!mayBeLong.test(page) || start < 0 || end < 0 || size < longPage) return page;
  const html = page.slice(start, end);
  const content = parseFragment(html, { sourceCodeLocationInfo: true }).childNodes[0] as Element;
  const marks = marksOf(content);
  if (marks.size === 0) return page;
  const frames = [...marks.values()].includes('half') ? 2 : 1;
  const before = page.slice(0, start).replace('<html', `<html data-steps=${frames}`);
  const after = page.slice(end).replace(afterContent, (tag) => tag.replace(/^<\w+/, '$& data-later'));
  return (
    before.replace('<style data-inlined>', `<style>${styles}</style>$&`) + writeMarks(html, content, marks) + after
  );
}
