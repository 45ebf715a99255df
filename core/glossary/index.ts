import { terms } from './terms.ts';
import type { GlossaryTerm } from './types.ts';

/** All terms in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = terms;

const byId: ReadonlyMap<string, GlossaryTerm> = new Map(glossary.map((entry) => [entry.id, entry]));

export const findTerm = (id: string): GlossaryTerm | undefined => byId.get(id);

/** The anchor of a term in the glossary on the introduction page. */
export const termAnchor = (id: string): string => `glossary-${id}`;
