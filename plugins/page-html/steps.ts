import { openingTag } from './openingTag.ts';

/** What the parts of a page are in, by the class of its kind. Pages of other kinds are short. */
const containers = [
  ['docs-doc-page', '[data-content]'],
  ['blog-post-page', '[data-content]'],
  ['plugin-home-page', 'main'],
] as const;

/** From so many elements on, what is below the navbar is laid out in steps; for less, they take a phone longer than they save. */
const longPage = 160;

const elementsIn = (html: string) => html.match(openingTag)?.length ?? 0;

/** Tells site/boot/later, by an attribute of <html>, that the page is long, and what its parts are in. */
export function withSteps(html: string): string {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  const container = containers.find(([kind]) => root.includes(kind))?.[1];
  if (!container || elementsIn(html.slice(html.indexOf('<main'))) < longPage) return html;
  return html.replace('<html', `<html data-steps="${container}"`);
}
