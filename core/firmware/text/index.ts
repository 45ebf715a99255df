/** Our words and the facts they're about, for the check that they fit. A separate entry point, `#core/firmware/text`. */
export { optionFacts } from '../facts/documented.ts';
export { optionTexts } from './options.ts';
export { optionOverrides } from './overrides.ts';
