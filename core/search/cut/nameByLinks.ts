import type { Page } from '../types.ts';
import type { CutPage } from './cutPage.ts';

const mostAliases = 8;
const longestAlias = 40;
/** Link texts that say nothing about what they lead to. */
const empty =
  /^(here|this page|this|see|more|read more|learn more|details|above|below|the docs|documentation|page|section|table|list)$/i;

/**
 * Gives pages and sections the names that other pages use for them. What a site calls a thing in its links is often what a reader calls
 * it, and a row of an overview that points to a page hands the names it lists on to that page.
 */
export function nameByLinks(pages: readonly CutPage[]): Page[] {
  const names = new Map<string, Map<string, number>>();
  const add = (to: string, name: string, count: number) => {
    if (name === '' || name.length > longestAlias || name.includes('|') || empty.test(name)) return;
    const known = names.get(to) ?? new Map<string, number>();
    names.set(to, known.set(name, (known.get(name) ?? 0) + count));
  };
  for (const page of pages) {
    for (const { to, text, names: rowNames } of page.links) {
      // One page that repeats itself is one voice; a row that is about its target outweighs a mention.
      add(to.replace(/\/(?=#|$)/, ''), text.toLowerCase(), page.kind === 'docs' ? 1 : 0.2);
      add(to.replace(/\/(?=#|$)/, ''), rowNames, 5);
    }
  }
  const titles = new Set(pages.map(({ title }) => title.toLowerCase()));
  const aliasesOf = (url: string, known: string) =>
    [...(names.get(url) ?? [])]
      // Nor what another page is titled: who says that means the other one.
      .filter(([name]) => !known.toLowerCase().includes(name.toLowerCase()) && !titles.has(name.toLowerCase()))
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostAliases)
      .map(([name]) => name);
  return pages.map(({ links: _links, ...page }) => ({
    ...page,
    sections: page.sections.map((section, at) => ({
      ...section,
      aliases: aliasesOf(at === 0 ? page.url : `${page.url}#${section.anchor}`, section.heading),
    })),
  }));
}
