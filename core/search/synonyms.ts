/**
 * What readers call a thing, and what this site calls it. A row is [words of the reader, words of the site, the page meant].
 * Add one: append it to its group; synonyms.test.ts then checks that the reader's words find the page among the first three.
 * Spelling, plural and compound forms ("key-map", "layers") need no row.
 */
export type Synonym = readonly [from: string, to: string, page: string];

export const synonyms: readonly Synonym[] = [
  // Behaviors
  ['one shot', 'sticky', '/docs/keymaps/behaviors/sticky-key'],
];
