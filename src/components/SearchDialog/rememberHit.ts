import type { DocSearchHit, StoredDocSearchHit } from '@docsearch/react';

const limits = { recent: 7, recentWithFavorites: 4 } as const;

/**
 * DocSearch remembers a chosen text only by the page above it, and only if that page was among the hits. This remembers the
 * text's own section in its place, in DocSearch's list and by its limits; other kinds of hits it remembers itself.
 */
export function rememberHit(hit: DocSearchHit | StoredDocSearchHit, indexName: string): void {
  // After a click, DocSearch writes its list only when this call is over.
  if (hit.type === 'content') setTimeout(() => rememberSection(hit, indexName));
}

function rememberSection(hit: DocSearchHit | StoredDocSearchHit, indexName: string): void {
  const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;
  const type = levels.find((level) => hit.hierarchy[level]) ?? 'lvl1';
  const { url, url_without_anchor, anchor, hierarchy } = hit;
  const stored: StoredDocSearchHit = { objectID: url, url, url_without_anchor, anchor, hierarchy, type, content: null };
  try {
    const key = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
    const favorites = read(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
    const others = read(key).filter(
      ({ objectID, url: other }, at) => objectID !== stored.objectID && !(at === 0 && other === url_without_anchor),
    );
    const limit = favorites.length === 0 ? limits.recent : limits.recentWithFavorites;
    if (favorites.some(({ objectID }) => objectID === stored.objectID)) return;
    localStorage.setItem(key, JSON.stringify([stored, ...others].slice(0, limit)));
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as StoredDocSearchHit[];
