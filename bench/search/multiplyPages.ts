import type { Page } from '#core/search';

/** Multiplies the site's content. In each copy, a quarter of the longer words are new, as on new pages. */
export function multiplyPages(pages: readonly Page[], times: number): readonly Page[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0 ? pages : pages.map((page) => copyOf(page, copy)),
  ).flat();
}

function copyOf(page: Page, copy: number): Page {
  const suffix = String.fromCharCode(96 + copy);
  const change = (text: string) =>
    text.replace(/[a-z]{6,}/g, (word) => (word.charCodeAt(2) % 4 === 0 ? word + suffix : word));
  return {
    ...page,
    url: `${page.url}/${suffix}`,
    crumb: `${page.crumb} ${suffix}`,
    sections: page.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => ({ ...block, text: change(block.text) })),
    })),
  };
}
