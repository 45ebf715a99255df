/** What a configuration is: its files, each parsed once, and what they build. See README.md. */
export type { Build } from './builds.ts';
export {
  ConfigFile,
  definesKeyboard,
  definesOptions,
  isDefinedIn,
  readConfiguration,
  type Configuration,
} from './configuration.ts';
export { isBuildYaml, isConf, isDevicetree, isKconfig, isKeymap, isWest, isWorkflow, setsOptions } from './kinds.ts';
export { linesOf } from './lines.ts';
export { isMistyped, isSameRelease, isUnknown, type BuiltRelease } from './release.ts';
export { isRelease, releases, type Release } from './releases.ts';
export { readSettings, settingPattern, type Setting } from './settings.ts';
export type { Files, PlacedWord, Word } from './types.ts';
export { itemsOf, keysOf, textOf, valueOf, wordsOf, type Value, type Yaml } from './yaml.ts';
