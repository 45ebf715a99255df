import type { IndexSettings } from 'algoliasearch';
import { synonyms } from '#core/search';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What the search dialog expects: headings rank above text, filters for language and docs version, one hit per section. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    ...levels.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  attributeForDistinct: 'url',
  distinct: 1,
  customRanking: ['asc(weight)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  separatorsToIndex: '_&',
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
};

/** Our synonyms in Algolia's format. */
export const synonymRules = synonyms.map(({ from, to }, number) => ({
  objectID: `synonym-${number}`,
  type: 'oneWaySynonym' as const,
  input: from,
  synonyms: to.split(' '),
}));
