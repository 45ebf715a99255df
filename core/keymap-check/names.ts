/** The names that the firmware's headers define, and the nearest one to a misspelled name. */
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
/** Families of names from headers whose rows nobody needs one by one. */
const families =
  /^(HID_USAGE_|USAGE_|INPUT_|GPIO_|LED_|ZMK_|KT_|LAYER_STATE_)|^(BT|RGB|BL|EXT_POWER)_\w+_CMD$|^(COND_CODE_|IS_ENABLED|UTIL_|FOR_EACH|DT_|BIT$|BIT_)|^MACRO_PLACEHOLDER$/;

export const isModifierFunction = (name: string): boolean => modifierFunctions.has(name);
export const isKeyCode = (name: string): boolean => findKeyCode(name) !== undefined;

export const isKnownFunction = (name: string): boolean =>
  modifierFunctions.has(name) ||
  otherFunctions.has(name) ||
  families.test(name) ||
  (findConstant(name)?.name.includes('(') ?? false);

export const isKnownName = (name: string): boolean =>
  isKeyCode(name) || findConstant(name) !== undefined || families.test(name);

export const allKeyNames: readonly string[] = keyCodes.flatMap(({ name, aliases }) => [name, ...aliases]);
export const allConstantNames: readonly string[] = constants.map(constantName);
export const allModifierFunctions: readonly string[] = [...modifierFunctions];
export const allBehaviorLabels: readonly string[] = behaviors.map(({ label }) => label.slice(1));

/** The one among `names` that differs least, if it is near enough to be meant. */
export function nearest(name: string, names: Iterable<string>): string | null {
  const limit = name.length <= 2 ? 0 : name.length <= 4 ? 1 : 2;
  let best: string | null = null;
  let least = limit + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const found = distance(name.toUpperCase(), candidate.toUpperCase(), least);
    if (found < least || (found === least && found === 0)) {
      least = found;
      best = candidate;
    }
  }
  return best;
}

/** How many letters are added, lost, changed or swapped with their neighbor; at most `limit`. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) >= limit) return limit;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
