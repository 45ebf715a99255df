/** Tells which files belong to a configuration, and decodes and checks their text. See README.md. */
export { isConfigFile, looksLikeDevicetree, isLog, isSkippedFolder, isZip } from './fileKinds.ts';
export { correctPath, guessName, untitled } from './names.ts';
export { decodeLog, tooLarge, validateFile, validateText, type Validation } from './validateInput.ts';
