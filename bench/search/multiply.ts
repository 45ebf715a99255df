import type { Page } from '#core/search';

/** A site of `times` the content. Every copy has words of its own, as new pages would: a quarter of the longer ones. */
export function multiply(pages: readonly Page[], times: number): readonly Page[] {
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
