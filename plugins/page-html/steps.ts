import { openingTag } from './openingTag.ts';

/** Kinds of pages that may be long, by a class of <html>: docs and posts. */
const mayBeLong = /<html[^>]*\b(?:docs-doc|blog-post)-page\b/;

/** From so many elements on, what is below the navbar is laid out in steps; for less, they take a phone longer than they save. */
const longPage = 160;

const elementsIn = (html: string) => html.match(openingTag)?.length ?? 0;

/** Tells site/boot/later, by an attribute of <html>, that the page is long. */
export function withSteps(html: string): string {
  const isLong = mayBeLong.test(html) && elementsIn(html.slice(html.indexOf('<main'))) >= longPage;
  return isLong ? html.replace('<html', '<html data-steps') : html;
}
