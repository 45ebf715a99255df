/** Simulates what the firmware sends to the computer for a series of key presses, and why. See README.md. */
export type { Decision, HoldTapReason } from './decisions.ts';
export { describeDecision, type KeymapNames } from './describeDecision.ts';
export { writeDocument, type Written } from './writeDocument.ts';
export { exampleSource, readExample, type Example } from './example.ts';
export { runFirmwareTest, type FirmwareTestResult, type TestEvent } from './firmwareTest.ts';
export { isEditable, nodeText, setProperty, type NodeRef, type PropertyValue } from './keymap/editProperty.ts';
export { readKeymap, type ReadKeymap } from './keymap/readKeymap.ts';
export type { HandledPress } from './layers.ts';
export type { BehaviorConfig, Binding, Combo, Flavor, Keymap, Layer, Limits } from './model.ts';
export { keyLabel, labelWithMods, outcomeOf } from './outcome.ts';
export { bindingLabel, keymapNames, keyNamesOf, playExample, type Play } from './play.ts';
export type { KeyHold } from './readScript.ts';
export { Session, type OutputEvent, type SessionOptions, type SessionState } from './session.ts';
export { simulate, type KeyEvent, type Run } from './simulate.ts';
export { cellValue, withSpacedCalls } from './keymap/cellValue.ts';
export { nameOfUsage } from './keymap/constants.ts';
export { findByCompatible, readKeymapTree } from './keymap/readKeymap.ts';
