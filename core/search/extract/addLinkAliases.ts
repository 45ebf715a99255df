import type { Page } from '../types.ts';
import type { ExtractedPage } from './extractPage.ts';

const maxAliases = 8;
const maxAliasLength = 40;
/** Link texts that don't describe their target. */
const meaningless =
  /^(here|this page|this|see|more|read more|learn more|details|above|below|the docs|documentation|page|section|table|list)$/i;

/**
 * Adds aliases to pages and sections: the texts of links that point to them, because readers often use the same words,
 * and the names in table rows that link to them, such as those of an overview.
 */
export function addLinkAliases(pages: readonly ExtractedPage[]): Page[] {
  const weightsByUrl = new Map<string, Map<string, number>>();
  const add = (to: string, name: string, weight: number) => {
    if (name === '' || name.length > maxAliasLength || name.includes('|') || meaningless.test(name)) return;
    const weights = weightsByUrl.get(to) ?? new Map<string, number>();
    weightsByUrl.set(to, weights.set(name, (weights.get(name) ?? 0) + weight));
  };
  for (const page of pages) {
    for (const { to, text, names: rowNames } of page.links) {
      // A table row about its target counts more than a mention in a text.
      add(to.replace(/\/(?=#|$)/, ''), text.toLowerCase(), page.kind === 'docs' ? 1 : 0.2);
      add(to.replace(/\/(?=#|$)/, ''), rowNames, 5);
    }
  }
  const titles = new Set(pages.map(({ title }) => title.toLowerCase()));
  const aliasesOf = (url: string, heading: string) =>
    [...(weightsByUrl.get(url) ?? [])]
      // If the link text is the title of another page, readers who search for it want that page.
      .filter(([name]) => !heading.toLowerCase().includes(name.toLowerCase()) && !titles.has(name.toLowerCase()))
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxAliases)
      .map(([name]) => name);
  return pages.map(({ links: _links, ...page }) => ({
    ...page,
    sections: page.sections.map((section, at) => ({
      ...section,
      aliases: aliasesOf(at === 0 ? page.url : `${page.url}#${section.anchor}`, section.heading),
    })),
  }));
}
