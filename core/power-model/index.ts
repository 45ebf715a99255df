/** Estimates how long a keyboard runs on a charge, and what uses the charge. See README.md. */
export { estimate, shareLeft } from './estimate.ts';
export { estimateAsPublished } from './estimateAsPublished.ts';
export { energyLeftMicroWh, hoursToEmpty, longestLifeHours } from './discharge.ts';
export { boards } from './data/boards.ts';
export { figures, figureIds, type FigureId } from './data/figures.ts';
export type { Figure } from './data/figure.ts';
export type { Board, ConsumerId, Estimate, KeyboardPart } from './part.ts';
export { aboutLifeText, durationUnit, lifeText, lifeRangeText } from './lifeText.ts';
export { adviceFor, firstEmptyHours, mainCause } from './setup/adviceFor.ts';
export { readField, writeField, type Field, type FieldValue } from './setup/field.ts';
export {
  defaultSetup,
  fieldsOf,
  type KeyboardValues,
  type PartValues,
  type Section,
  type Setup,
} from './setup/fields.ts';
export { noteOn, partsOf, warningsFor, type NamedPart } from './setup/partsOf.ts';
export { excerpt, readSetup, withValue, writeSetup, type Note } from './setup/setupQuery.ts';
