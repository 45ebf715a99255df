import { findAll, parseHtml, property, wordsIn } from './html.ts';
import type { Twin } from './llmsTxt.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Reads a page of the built site. Links become absolute, because the file is read elsewhere. */
export function readTwin(html: string, route: string, origin: string): Twin {
  const page = parseHtml(html);
  const [heading] = findAll(page, ({ tagName }) => tagName === 'h1');
  const [description] = findAll(page, (node) => node.tagName === 'meta' && property(node, 'name') === 'description');
  const address = origin + route;
  return {
    route,
    title: heading ? wordsIn(heading) : route,
    description: (description && property(description, 'content')) ?? '',
    markdown: `${toMarkdown(page, (href) => new URL(href, address).href)}\nSource: ${address}\n`,
  };
}
