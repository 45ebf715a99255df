import type { Page } from '../types.ts';

const trigrams = (text: string): Set<string> => {
  const padded = `  ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};

/** Suggested if there aren't enough similar titles. */
const startingPoints = ['/docs', '/docs/keymaps', '/docs/troubleshooting'];

/** Suggests queries: the titles of up to three pages that are most similar to the query (by shared trigrams). */
export function suggest(pages: readonly Page[], query: string): string[] {
  const queryTrigrams = trigrams(query);
  const similarity = ({ title }: Page) => {
    const titleTrigrams = trigrams(title);
    let shared = 0;
    for (const trigram of queryTrigrams) if (titleTrigrams.has(trigram)) shared += 1;
    return (2 * shared) / (queryTrigrams.size + titleTrigrams.size);
  };
  const similar = pages
    .filter((page) => page.kind === 'docs')
    .map((page) => ({ page, score: similarity(page) }))
    .filter(({ score }) => score > 0.15)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
  const starts = startingPoints.flatMap((url) => pages.find((page) => page.url === url) ?? []);
  return [...new Set([...similar, ...starts].map((page) => page.title))].slice(0, 3);
}
