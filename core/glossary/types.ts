/** One word of the glossary. `page` is a path of this site, with an anchor where one fits. */
export type GlossaryTerm = Readonly<{
  id: string;
  term: string;
  definition: string;
  page: `/docs/${string}`;
}>;
