/** Simulates what the firmware sends to the computer for a series of key presses, and why. See README.md. */
export type { Decision, HoldTapReason } from './decisions.ts';
export { describeDecision, describeReason } from './describeDecision.ts';
export { writeDocument } from './writeDocument.ts';
export { exampleSource, readExample, type Example } from './example.ts';
export { runFirmwareTest, type TestEvent } from './firmwareTest.ts';
export { isEditable, nodeText, setProperty, type NodeRef, type PropertyValue } from './keymap/editProperty.ts';
export { readKeymap } from './keymap/readKeymap.ts';
export type { HandledPress } from './keymapListener.ts';
export type { BehaviorConfig, Binding, Flavor, Keymap } from './model.ts';
export { keyLabel, labelWithMods, modifierNames, outcomeOf } from './outcome.ts';
export { bindingLabel, keyNamesOf, playExample, usageLabel, type Play } from './play.ts';
export type { KeyHold } from './readScript.ts';
export { Session, type OutputEvent } from './session.ts';
export { simulate, type KeyEvent } from './simulate.ts';
export { cellValue, withSpacedCalls } from './keymap/cellValue.ts';
export { isModifierFunction, nameOfUsage, valueOfCall } from './keymap/constants.ts';
export { localeLegend } from './keymap/localeNames.ts';
export { findByCompatible, readKeymapTree } from './keymap/readKeymap.ts';
