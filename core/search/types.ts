/** Where a page comes from. Posts rank below documentation unless the query is clearly about one. */
export type PageKind = 'docs' | 'blog' | 'page';

/** The purpose of a docs page, by its route (extract/pageRoleOf.ts). The ranking compares it with the intent of the query. */
export type PageRole =
  'keymap' | 'keyCodes' | 'configuration' | 'hardware' | 'development' | 'troubleshooting' | 'unlisted' | 'other';

/** A page of the site, split into sections. A section is what a search result links to. */
export type Page = Readonly<{
  /** Path from the site's root, without a trailing slash. */
  url: string;
  title: string;
  /** The path in the sidebar, such as `Keymaps › Behaviors › Hold-Tap`. Unique, because results are grouped by it. */
  crumb: string;
  kind: PageKind;
  role: PageRole;
  description: string;
  language: string;
  /** Docusaurus's tag for contextual search: `default`, or `docs-default-current` for documentation. */
  tag: string;
  /** The first section is the top of the page (level 1). The others start at headings. */
  sections: readonly Section[];
}>;

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export type Section = Readonly<{
  level: Level;
  heading: string;
  /** The id of the heading. Empty for the first section. */
  anchor: string;
  /** Link texts that other pages use for this section. */
  aliases: readonly string[];
  blocks: readonly Block[];
}>;

/** `rest` are words from the end of long texts, which are only searchable (transfer/condense.ts). */
export type BlockKind = 'text' | 'row' | 'code' | 'rest';

/** A paragraph, list item, table row, or code sample. */
export type Block = Readonly<{
  kind: BlockKind;
  text: string;
  /** The names that a table row defines, from its first cell. A page that defines a name ranks above pages that use it. */
  defines: string;
  /** The id of a table row, or empty. */
  anchor: string;
}>;

export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

export type Hierarchy = Readonly<{
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}>;

/** A search record in the format of the hosted provider's crawler. */
export type SearchRecord = Readonly<{
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  language: string;
  docusaurus_tag: string;
}>;

/** The supported parameters of the provider's search request. Others are ignored. */
export type SearchRequest = Readonly<{
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  page?: number;
  attributesToRetrieve?: readonly string[];
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** All entries have to match; in a nested list, any. `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:…']]` */
  facetFilters?: string | ReadonlyArray<string | readonly string[]>;
}>;

export type Highlighted = Readonly<{ value: string }>;
type Levels = Readonly<Partial<Record<keyof Hierarchy, Highlighted>>>;

/** A record with highlighted matches. Snippets are shortened. */
export type SearchHit = SearchRecord &
  Readonly<{
    _highlightResult: Readonly<{ hierarchy: Levels }>;
    _snippetResult: Readonly<{
      hierarchy: Levels;
      content?: Highlighted;
      /** Our addition for the first hit: all of the text that answers the query. Cells of a table row are separated by ` · `. */
      answer?: Highlighted;
    }>;
  }>;

/** What we read of the provider's response. */
export type SearchResult = Readonly<{
  query: string;
  /** Only from the hosted provider. */
  queryID?: string;
  hits: readonly SearchHit[];
  nbHits: number;
  /** Our addition: queries to try instead if there are no hits. */
  suggestions?: readonly string[];
  /** Our addition: true if no page has much of the query. Then the hits are the pages that come nearest. */
  isWeak?: boolean;
  /** Our addition: true if the texts weren't loaded yet, so there may be more hits. */
  isPartial?: boolean;
}>;

/** `waitsForAll` asks to wait for the texts instead of searching only the outline. */
export type SearchQuestion = Readonly<{ requests: readonly SearchRequest[]; waitsForAll?: boolean }>;
export type SearchResponse = Readonly<{ results: readonly SearchResult[] }>;

/** The client used by the search dialog and the results page, for the embedded and the hosted provider. */
export type SearchClient = Readonly<{ search(question: SearchQuestion): Promise<SearchResponse> }>;
