/** The facts of the release that the pages and tables describe. Bundlers leave out the tables that nothing uses. */
import {
  about,
  bindings,
  buildNames,
  choices,
  chosen,
  hardware,
  includes,
  keyNames,
  names,
  nodes,
  options,
  properties,
  snippets,
} from './v0.3.0.json';
import type { FirmwareFacts } from './types.ts';

/* JSON has no literal types, so the compiler can't compare it with ours. `npm run facts` writes it in their form. */
export const aboutRelease = about as FirmwareFacts['about'];
export const optionFacts = options as unknown as FirmwareFacts['options'];
export const choiceFacts = choices as unknown as FirmwareFacts['choices'];
export const bindingFacts = bindings as unknown as FirmwareFacts['bindings'];
export const propertyFacts = properties as unknown as FirmwareFacts['properties'];
export const chosenFacts = chosen as FirmwareFacts['chosen'];
export const nodeFacts = nodes as unknown as FirmwareFacts['nodes'];
export const keyNameFacts = keyNames as unknown as FirmwareFacts['keyNames'];
export const nameFacts = names as unknown as FirmwareFacts['names'];
export const includeFacts = includes as unknown as FirmwareFacts['includes'];
export const hardwareFacts = hardware as unknown as FirmwareFacts['hardware'];
export const buildNameFacts = buildNames as unknown as FirmwareFacts['buildNames'];
export const snippetFacts = snippets as unknown as FirmwareFacts['snippets'];
