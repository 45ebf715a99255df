/** `page` is a path on this site, with an anchor if there's a fitting section. */
export type GlossaryTerm = Readonly<{
  id: string;
  term: string;
  definition: string;
  page: `/docs/${string}`;
}>;
