/** Our words and the facts they're about, for the check that they fit. A separate entry point, `#core/firmware/text`. */
export { hardwareFacts, keyNameFacts, optionFacts } from '../facts/documented.ts';
export { boardTexts, interconnectTexts, shieldTexts } from './hardware.ts';
export { keyCodeTexts } from './keyCodes.ts';
export { optionTexts } from './options.ts';
export { hardwareOverrides, optionOverrides } from './overrides.ts';
