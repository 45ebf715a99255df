/** Which hold-taps misfire for a person's typing, and which settings would not. Design: README.md. */
export { intend, translationOf, type Translation } from './intend.ts';
export { habits, makeRecording, sampleText, type Habit } from './makeRecording.ts';
export { canSplitHands, currentSettings, replay, triggerPositions, tunableOf, type Tunable } from './replay.ts';
export { sampleKeymap } from './sampleKeymap.ts';
export { search, type Proposal } from './search.ts';
export { settingsText, writeSettings } from './writeSettings.ts';
export type { Delay, IntendedPress, Misfire, Recording, Result, Settings, Stroke } from './types.ts';
