/** Finds hold-tap misfires in a person's typing, and settings that avoid them. See README.md. */
export { describeMisfire } from './describeMisfire.ts';
export { describeSample, enough, type Sample } from './describeSample.ts';
export { inferIntent, keyLookupOf } from './inferIntent.ts';
export { habits, makeRecording, sampleText } from './makeRecording.ts';
export {
  canSplitHands,
  currentSettings,
  decidesOnRelease,
  replay,
  oppositeHandTrigger,
  homeRowModsOf,
  type HomeRowMods,
} from './replay.ts';
export { sampleKeymap } from './sampleKeymap.ts';
export { findBestSettings, type Proposal } from './findBestSettings.ts';
export { settingsText, writeSettings } from './writeSettings.ts';
export type { Delay, IntendedPress, Misfire, Recording, ReplayResult, HoldTapSettings, Stroke } from './types.ts';
