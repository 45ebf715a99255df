import type { PageKind } from '../types.ts';

/**
 * The numbers of the ranking (rank.ts). They were found on relevance/queries.ts, one at a time, and kept round where the
 * measure did not care; README.md says how.
 */
export const weights = {
  /** What a slot is worth by where it is met. */
  worth: {
    title: 2,
    heading: 2,
    ancestor: 1.1,
    defines: 1.6,
    alias: 1.3,
    text: 1.2,
    code: 0.35,
    crumb: 0.5,
    description: 0.7,
  },
  /** Added if query and name are the same, or the words are next to each other. */
  bonus: {
    sentence: 8,
    meant: 1,
    title: 4,
    label: 4,
    pageAlias: 5,
    heading: 3,
    alias: 1,
    defines: 4,
    neighbours: 1.5,
    wholePage: 0.5,
  },
  /** A slot met only around a section (in the title, a heading above, what others call the page) covers the query less. */
  around: { title: 1, ancestor: 0.9, alias: 0.9, crumb: 0.8, description: 0.8 },
  /** A word further down in a long text, compared with one at its beginning. */
  rest: 0.8,
  /** What a link calls its target, compared with what a row of an overview calls it. */
  phraseCertainty: 0.65,
  /** What a slot is worth whose absence does not hurt. */
  optional: 0.25,
  coveragePower: 1.4,
  /** Below 1, rare words count less over common ones. */
  idfPower: 0.6,
  /** From here on a written form is the name itself, not a word in it. */
  nameStrength: 0.85,
  kindPrior: { docs: 1, page: 0.9, blog: 0.5 } satisfies Record<PageKind, number>,
  /** A post, when the query asks for news. */
  newsPrior: 1.5,
  /** A page on troubles, when the query tells of one. */
  troublePrior: 1.3,
  /** And when it does not. */
  untroubledPrior: 0.85,
  /** And a section about them, on any page. */
  troubleSection: 1.15,
  untroubledSection: 0.85,
  /** How sharply a name that is only partly in the query loses. */
  containedPower: 6,
  /** A page that the sidebar does not list is an aside to the pages that it does. */
  unlistedPrior: 0.75,
  /** Those who build hardware or firmware look for it by name; everyone else means the page for users. */
  developmentPrior: 0.85,
  /** A page of options is meant by those who ask for options; in plain words, the page that explains the thing. */
  configurationPrior: 0.85,
  /** And one of the options themselves is meant by those who name one. */
  optionPrior: 1.3,
  /** A feature is switched on as its page says. */
  setupPrior: 1.3,
  /** Of two pages that fit as well, the one above the other comes first. */
  overviewPrior: 1.03,
  /** A sign alone is asked for to type it. */
  characterPrior: 1.5,
  /** How much a table outside the reference, and one of an unlisted page, defines. */
  definesElsewhere: 0.5,
  definesUnlisted: 0.1,
  /** A page with less than this part of the best page's score is noise. */
  least: 0.12,
};
