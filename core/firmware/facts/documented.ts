/** The facts of the release that the pages and tables describe. Bundlers leave out the tables that nothing uses. */
import data from './v0.3.0.json';
import type { FirmwareFacts } from './types.ts';

/** JSON has no literal types, so the compiler can't compare it with ours. `npm run facts` writes it in their form. */
const as = <T>(rows: unknown): T => rows as T;

export const aboutRelease = as<FirmwareFacts['about']>(data.about);
export const optionFacts = as<FirmwareFacts['options']>(data.options);
export const choiceFacts = as<FirmwareFacts['choices']>(data.choices);
export const bindingFacts = as<FirmwareFacts['bindings']>(data.bindings);
export const propertyFacts = as<FirmwareFacts['properties']>(data.properties);
export const nodeFacts = as<FirmwareFacts['nodes']>(data.nodes);
export const keyNameFacts = as<FirmwareFacts['keyNames']>(data.keyNames);
export const nameFacts = as<FirmwareFacts['names']>(data.names);
export const includeFacts = as<FirmwareFacts['includes']>(data.includes);
export const hardwareFacts = as<FirmwareFacts['hardware']>(data.hardware);
export const buildNameFacts = as<FirmwareFacts['buildNames']>(data.buildNames);
export const snippetFacts = as<FirmwareFacts['snippets']>(data.snippets);
