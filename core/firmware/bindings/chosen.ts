import { chosenFacts } from '../facts/documented.ts';
import { chosenTexts } from '../text/bindings.ts';
import type { ChosenProperty } from './types.ts';

/** The properties of the /chosen node that ZMK reads, in alphabetical order. */
export const chosenProperties: readonly ChosenProperty[] = Object.entries(chosenTexts).map(
  ([property, { page, does }]) => ({
    property,
    description: does,
    page,
    source: chosenFacts.find((fact) => fact.property === property)?.source ?? '',
  }),
);
