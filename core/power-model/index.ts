/** How long a keyboard runs on a charge, and what uses it. See README.md. */
export { estimate, shareLeft } from './corrected.ts';
export { estimateAsPublished, publishedText } from './published.ts';
export { energyLeftMicroWh, hoursToEmpty, longestLifeHours } from './discharge.ts';
export { boards } from './data/boards.ts';
export { figures, figureIds, type FigureId } from './data/figures.ts';
export type { Figure } from './data/figure.ts';
export type { Board, Consumer, ConsumerId, Estimate, Life, Part, Role, Supply } from './part.ts';
export { aboutWords, lifeWords, rangeWords } from './words.ts';
export { adviceFor, firstEmptyHours, type Advice } from './setup/advice.ts';
export { readField, writeField, type Field, type FieldValue, type Reading } from './setup/field.ts';
export {
  defaultSetup,
  fieldsOf,
  type KeyboardValues,
  type PartValues,
  type Section,
  type Setup,
} from './setup/fields.ts';
export { cautionsOn, partsOf, type NamedPart } from './setup/parts.ts';
export { excerpt, readSetup, withValue, writeSetup, type Note, type Pairs } from './setup/query.ts';
