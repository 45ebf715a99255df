/** Our words and the facts they're about, for the check that they fit. A separate entry point, `#core/firmware/text`. */
export {
  bindingFacts,
  chosenFacts,
  hardwareFacts,
  keyNameFacts,
  nameFacts,
  nodeFacts,
  optionFacts,
  propertyFacts,
} from '../facts/documented.ts';
export { behaviorTexts, constantTexts, processorTexts } from './behaviors.ts';
export { bindingTexts, chosenTexts, commonProperties } from './bindings.ts';
export { boardTexts, interconnectTexts, shieldTexts } from './hardware.ts';
export { keyCodeTexts } from './keyCodes.ts';
export { optionTexts } from './options.ts';
export { hardwareOverrides, optionOverrides, propertyName, propertyOverrides } from './overrides.ts';
export type { BindingText } from './types.ts';
