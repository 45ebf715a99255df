/** Where a page comes from. Posts rank below documentation unless the query plainly means one. */
export type PageKind = 'docs' | 'blog' | 'page';

/** What a page of the docs is for, which the ranking weighs against what the query asks for. By route (cut/roleOf.ts). */
export type PageRole =
  | 'feature'
  | 'keymap'
  | 'keyCodes'
  | 'configuration'
  | 'hardware'
  | 'development'
  | 'troubleshooting'
  | 'unlisted'
  | 'other';

/** One page of the site, cut into the units that search answers with. */
export type Page = Readonly<{
  /** Path from the site's root, without a trailing slash. */
  url: string;
  title: string;
  /** Where the page sits, for instance `Keymaps › Behaviors › Hold-Tap`. Unique, so that a page is one result group. */
  crumb: string;
  kind: PageKind;
  role: PageRole;
  description: string;
  language: string;
  /** The framework's contextual tag: `default`, or `docs-default-current` for documentation. */
  tag: string;
  /** The first one is the page itself (level 1); the others follow the headings. */
  sections: readonly Section[];
}>;

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export type Section = Readonly<{
  level: Level;
  heading: string;
  /** Id of the heading; empty for the page itself. */
  anchor: string;
  /** What else it is called by pages that link to it. */
  aliases: readonly string[];
  blocks: readonly Block[];
}>;

/** `rest`: words further down in long texts, for finding only (transfer/condense.ts). */
export type BlockKind = 'text' | 'row' | 'code' | 'rest';

/** A paragraph, list item, table row or code sample. */
export type Block = Readonly<{
  kind: BlockKind;
  text: string;
  /** The names a table row explains: the code in its first cell. They make this page the one that defines them. */
  defines: string;
  /** Id of the row, when it can be linked to. */
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

/** What is stored for one hit; the shape the hosted provider's crawler would make too. */
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

/** The part of the provider's request that is understood here. Everything else is ignored, as unknown settings are there. */
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
  /** `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`: and of ors. */
  facetFilters?: string | ReadonlyArray<string | readonly string[]>;
}>;

export type MatchLevel = 'none' | 'partial' | 'full';
export type Highlighted = Readonly<{ value: string; matchLevel: MatchLevel; matchedWords: readonly string[] }>;
export type Snippet = Readonly<{ value: string; matchLevel: MatchLevel }>;
type Levels<Value> = Readonly<Partial<Record<keyof Hierarchy, Value>>>;

export type SearchHit = SearchRecord &
  Readonly<{
    _highlightResult: Readonly<{ hierarchy: Levels<Highlighted>; content?: Highlighted }>;
    _snippetResult: Readonly<{ hierarchy: Levels<Snippet>; content?: Snippet }>;
  }>;

export type SearchResult = Readonly<{
  index: string;
  query: string;
  queryID: string;
  hits: readonly SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  /** Not the provider's: pages worth trying when there are no hits. */
  suggestions?: readonly string[];
  /** Not the provider's: the full text wasn't loaded yet, so there may be more hits. */
  isPartial?: boolean;
}>;

/** `waitsForAll`: an answer from the full text is wanted, even if one from the outline could come sooner. */
export type SearchQuestion = Readonly<{ requests: readonly SearchRequest[]; waitsForAll?: boolean }>;
export type SearchResponse = Readonly<{ results: readonly SearchResult[] }>;

/** The interface of both search providers for the dialog and the results page. */
export type SearchClient = Readonly<{ search(question: SearchQuestion): Promise<SearchResponse> }>;
