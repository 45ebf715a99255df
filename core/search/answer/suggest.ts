import type { Page } from '../types.ts';

const trigrams = (text: string): Set<string> => {
  const padded = `  ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};

/** Where to start for a reader whose words resemble nothing. */
const startingPoints = ['/docs', '/docs/keymaps', '/docs/troubleshooting'];

/** Titles of up to three pages that look most like the query. As queries they find at least their own page. */
export function suggest(pages: readonly Page[], query: string): string[] {
  const wanted = trigrams(query);
  const alike = ({ title }: Page) => {
    const has = trigrams(title);
    let shared = 0;
    for (const gram of wanted) if (has.has(gram)) shared += 1;
    return (2 * shared) / (wanted.size + has.size);
  };
  const near = pages
    .filter((page) => page.kind === 'docs')
    .map((page) => ({ page, score: alike(page) }))
    .filter(({ score }) => score > 0.15)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
  const starts = startingPoints.flatMap((url) => pages.find((page) => page.url === url) ?? []);
  return [...new Set([...near, ...starts].map((page) => page.title))].slice(0, 3);
}
