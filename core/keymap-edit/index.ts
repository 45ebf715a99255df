/** Changes keys in the text of a keymap, and nothing else. See README.md. */
export { addCombo, type NewCombo } from './addCombo.ts';
export { behaviorOf, behaviorsIn, type KeyBehavior, type KeyParameter } from './behaviors.ts';
export { joinBinding, splitBinding } from './bindingText.ts';
export { changeKey, spanOfKey, writtenBinding, type Choice, type KeyChange } from './changeKey.ts';
export { clearAbove, copyKey, swapKeys, type EditResult } from './changeKeys.ts';
export { keyAtOffset } from './keyAtOffset.ts';
export { keyAt, readKeys, type KeymapKeys, type KeyPlace } from './readKeys.ts';
export { faultOf, suggest, type Suggestion, type Suggestions } from './suggest.ts';
