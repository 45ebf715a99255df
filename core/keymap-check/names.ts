/** The names that the firmware's headers define, and the search for the closest one to a misspelled name. */
import type { Cell } from '#core/devicetree';
import { editDistance } from '#core/edit-distance';
import { behaviors, constantName, constants, findConstant, findKeyCode, keyCodes, modifiers } from '#core/firmware';

const modifierFunctions: ReadonlySet<string> = new Set(modifiers.map((row) => row.function));
const otherFunctions: ReadonlySet<string> = new Set([
  'ZMK_HID_USAGE',
  'ZMK_HID_USAGE_ID',
  'ZMK_HID_USAGE_PAGE',
  'APPLY_MODS',
  'SELECT_MODS',
  'STRIP_MODS',
  'MOVE_X_DECODE',
  'MOVE_Y_DECODE',
  'RGB_COLOR_HSV',
  'RGB_COLOR_HSB_VAL',
  'ZMK_MOCK_PRESS',
  'ZMK_MOCK_RELEASE',
]);
/** Zephyr's flags for pins. */
export const gpioFlags: readonly string[] =
  'GPIO_ACTIVE_LOW GPIO_ACTIVE_HIGH GPIO_SINGLE_ENDED GPIO_PUSH_PULL GPIO_LINE_OPEN_DRAIN GPIO_LINE_OPEN_SOURCE GPIO_OPEN_DRAIN GPIO_OPEN_SOURCE GPIO_PULL_UP GPIO_PULL_DOWN GPIO_VOLTAGE_DEFAULT GPIO_INT_WAKEUP'.split(
    ' ',
  );
/** Names that Zephyr's and ZMK's headers define and that `core/firmware` doesn't list one by one. */
const unlistedNames =
  /^(HID_USAGE_|USAGE_|INPUT_|GPIO_|LED_|ZMK_|KT_|LAYER_STATE_)|^BT_(CLR|NXT|PRV|SEL|CLR_ALL|DISC)_CMD$|^RGB_(TOG|ON|OFF|HUI|HUD|SAI|SAD|BRI|BRD|SPI|SPD|EFF|EFR|EFS|COLOR_HSB)_CMD$|^BL_(ON|OFF|TOG|INC|DEC|CYCLE|SET)_CMD$|^EXT_POWER_(OFF|ON|TOGGLE)_CMD$|^(COND_CODE_|IS_ENABLED|UTIL_|FOR_EACH|DT_|BIT$|BIT_)|^MACRO_PLACEHOLDER$/;

export const isUnlistedName = (name: string): boolean => unlistedNames.test(name);
export const isModifierFunction = (name: string): boolean => modifierFunctions.has(name);
export const isKeyCode = (name: string): boolean => findKeyCode(name) !== undefined;

export const isKnownFunction = (name: string): boolean =>
  modifierFunctions.has(name) ||
  otherFunctions.has(name) ||
  unlistedNames.test(name) ||
  (findConstant(name)?.name.includes('(') ?? false);

export const isKnownName = (name: string): boolean =>
  isKeyCode(name) || findConstant(name) !== undefined || unlistedNames.test(name);

export const isKnownCell = (cell: Cell): boolean =>
  cell.kind === 'name' ? isKnownName(cell.text) : cell.kind === 'call' ? isKnownFunction(cell.name) : true;

export const allKeyNames: readonly string[] = keyCodes.flatMap(({ name, aliases }) => [name, ...aliases]);
export const allConstantNames: readonly string[] = [...constants.map(constantName), 'MACRO_PLACEHOLDER'];
export const allBehaviorLabels: readonly string[] = behaviors.map(({ label }) => label.slice(1));

/** The most similar of `names`, or null if none is similar enough to be what was meant. */
export function closestName(name: string, names: Iterable<string>): string | null {
  const limit = name.length <= 2 ? 0 : name.length <= 4 ? 1 : 2;
  const startsAlike = (other: string): boolean => other[0]?.toUpperCase() === name[0]?.toUpperCase();
  let best: string | null = null;
  let bestScore = Infinity;
  for (const candidate of names) {
    const edits = editDistance(name.toUpperCase(), candidate.toUpperCase(), limit);
    if (edits > limit) continue;
    // The first letter is rarely wrong: BSLASH should be BSLH, not SLASH. And toggle_of should be toggle_off, not toggle_on.
    const score = candidate.startsWith(name) ? edits - 0.5 : startsAlike(candidate) ? edits : edits + 1.5;
    if (score < bestScore) {
      bestScore = score;
      best = candidate;
    }
  }
  return best;
}

/** The function for `ls`, `SHIFT`, `LSHFT`, or `CMD`. */
export function modifierFunctionLike(upper: string): string | null {
  if (modifierFunctions.has(upper)) return upper;
  const key = findKeyCode(upper) ?? findKeyCode(`L${upper}`);
  const found = modifiers.find(({ keyCode }) => keyCode === key?.name);
  return found?.function ?? (upper.length > 2 ? closestName(upper, modifierFunctions) : null);
}
