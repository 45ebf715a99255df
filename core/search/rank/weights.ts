import type { PageKind } from '../types.ts';

/**
 * The parameters of the ranking (rank.ts). They were tuned one at a time on relevance/tuned.ts, and rounded where that
 * made no difference. README.md explains how to change them.
 */
export const weights = {
  /** What a match is worth in each field. `ancestor` is a heading above the section. */
  fieldWeight: {
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
  /** Added to a score, mostly in proportion to how similar the query is to a name. */
  bonus: {
    pageBoost: 1,
    title: 4,
    label: 4,
    pageAlias: 5,
    heading: 3,
    alias: 1,
    defines: 4,
    wholePage: 0.5,
    /** For the top of a page and for a section, compared to the other sections of the same page. */
    pageTop: 8,
    containedHeading: 6,
  },
  /** How much a match outside the section (in the title, a heading above, …) counts toward covering the query. */
  inheritedStrength: { title: 1, ancestor: 0.9, alias: 0.9, crumb: 0.8, description: 0.8 },
  /** The minimum importance of a clause when it matches. Applies to optional clauses. */
  optional: 0.25,
  coveragePower: 1.4,
  /** Below 1, the difference between rare and common words is smaller. */
  idfPower: 0.6,
  /** Matches above this strength are the defined name itself, not one of its subwords. */
  minNameStrength: 0.85,
  kindPrior: { docs: 1, page: 0.9, blog: 0.5 } satisfies Record<PageKind, number>,
  /** For posts, if the query asks for news. */
  newsPrior: 1.5,
  /** For troubleshooting pages, if the query is about a problem, and if it isn't. */
  troublePrior: 1.3,
  untroubledPrior: 0.85,
  /** The higher this is, the lower the weight of an alias that's only partly in the query. */
  containmentPower: 6,
  /** For pages that aren't in the sidebar. */
  unlistedPrior: 0.75,
  /** For development pages, unless the query is about building hardware. */
  developmentPrior: 0.85,
  /** For configuration pages, unless the query contains a name or asks for options. */
  configurationPrior: 0.85,
  /** For configuration pages, if the query names an option. */
  optionPrior: 1.3,
  /** For pages with other pages below them. Decides between pages that match equally well. */
  overviewPrior: 1.03,
  /** For the list of key codes, if the query is a symbol. */
  characterPrior: 1.5,
  /** For definitions in tables outside the reference. */
  definesElsewhere: 0.5,
  /** For the sections that may answer a whole question (answerQuestion.ts). */
  question: {
    page: 2,
    section: 3,
    coverage: 4,
    heading: 3.5,
    causes: 2,
    problems: -0.8,
    pageTop: -1.4,
    pageTopForSymptom: -0.4,
    keyCodes: -0.8,
    blog: -0.8,
  },
  /** Pages below this share of the best score are left out. */
  minScoreShare: 0.12,
};
