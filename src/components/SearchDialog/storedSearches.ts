import type { Hierarchy, RecordType, SearchRecord } from '#core/search';

/** A search result that the reader opened, in the format of DocSearch, so that existing entries still work. */
export type StoredHit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy'> &
  Partial<Pick<SearchRecord, 'content' | 'url_without_anchor' | 'anchor'>>;

const limits = { recent: 7, recentWithFavorites: 4, favorites: 10 } as const;
const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const satisfies readonly (keyof Hierarchy)[];

function read(key: string): readonly StoredHit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as StoredHit[]).filter((hit) => hit?.url && hit.hierarchy) : [];
  } catch {
    // Storage is blocked or its content is invalid.
    return [];
  }
}

function write(key: string, hits: readonly StoredHit[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hits));
  } catch {
    // Storage is blocked or full, so nothing is remembered.
  }
}

const without = (hits: readonly StoredHit[], { objectID }: StoredHit) =>
  hits.filter((other) => other.objectID !== objectID);

/** Converts a hit for storage. A hit in a text becomes a hit for its section. */
function toStored({ url, url_without_anchor, anchor, hierarchy, type, objectID }: StoredHit): StoredHit {
  const sectionType: RecordType = levels.find((level) => hierarchy[level]) ?? 'lvl1';
  const isText = type === 'content';
  return {
    objectID: isText ? url : objectID,
    url,
    ...(url_without_anchor === undefined ? {} : { url_without_anchor }),
    ...(anchor === undefined ? {} : { anchor }),
    hierarchy,
    type: isText ? sectionType : type,
    content: null,
  };
}

/** The reader's recent searches and favorites, in the browser's storage. */
export function createStoredSearches(indexName: string) {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoritesKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  const favorites = () => read(favoritesKey).slice(0, limits.favorites);
  const maxRecent = () => (favorites().length === 0 ? limits.recent : limits.recentWithFavorites);
  const recent = () => read(recentKey).slice(0, maxRecent());
  return {
    recent,
    favorites,
    remember(hit: StoredHit) {
      const stored = toStored(hit);
      if (favorites().some(({ objectID }) => objectID === stored.objectID)) return;
      write(recentKey, [stored, ...without(recent(), stored)].slice(0, maxRecent()));
    },
    addFavorite(hit: StoredHit) {
      write(recentKey, without(recent(), hit));
      write(favoritesKey, [hit, ...without(favorites(), hit)].slice(0, limits.favorites));
    },
    removeFavorite: (hit: StoredHit) => write(favoritesKey, without(favorites(), hit)),
    removeRecent: (hit: StoredHit) => write(recentKey, without(recent(), hit)),
  };
}

export type StoredSearches = ReturnType<typeof createStoredSearches>;
