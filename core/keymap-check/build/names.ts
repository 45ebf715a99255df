/** The names of the firmware's headers, as numbers and functions. */
import { findConstant, findKeyCode, modifiers } from '#core/firmware';
import { hasHeader } from '../headers.ts';
import { isUnlistedName } from '../names.ts';

interface Known {
  readonly numbers: readonly bigint[];
  /** Any of these headers defines it. None: the headers of the board do, or it isn't known which. */
  readonly headers: readonly string[];
}

interface KnownFunction {
  /** Null for any number of them. */
  readonly parameters: number | null;
  readonly numbers: number;
  readonly headers: readonly string[];
}

const keys = 'dt-bindings/zmk/keys.h';
const modifierHeaders = [keys, 'dt-bindings/zmk/modifiers.h'];

const functions: ReadonlyMap<string, KnownFunction> = new Map<string, KnownFunction>([
  ...modifiers.map((row) => [row.function, { parameters: 1, numbers: 1, headers: modifierHeaders }] as const),
  ['APPLY_MODS', { parameters: 2, numbers: 1, headers: modifierHeaders }],
  ['SELECT_MODS', { parameters: 1, numbers: 1, headers: modifierHeaders }],
  ['STRIP_MODS', { parameters: 1, numbers: 1, headers: modifierHeaders }],
  ['ZMK_HID_USAGE', { parameters: 2, numbers: 1, headers: [keys, 'dt-bindings/zmk/hid_usage_pages.h'] }],
  ['ZMK_HID_USAGE_ID', { parameters: 1, numbers: 1, headers: [keys, 'dt-bindings/zmk/hid_usage_pages.h'] }],
  ['ZMK_HID_USAGE_PAGE', { parameters: 1, numbers: 1, headers: [keys, 'dt-bindings/zmk/hid_usage_pages.h'] }],
]);

const commandHeaders: readonly (readonly [start: RegExp, header: string])[] = [
  [/^BT_(?:CLR|NXT|PRV|SEL|CLR_ALL|DISC)_CMD$/, 'dt-bindings/zmk/bt.h'],
  [/^RGB_\w+_CMD$/, 'dt-bindings/zmk/rgb.h'],
  [/^BL_\w+_CMD$/, 'dt-bindings/zmk/backlight.h'],
  [/^EXT_POWER_(?:ON|OFF|TOGGLE)_CMD$/, 'dt-bindings/zmk/ext_power.h'],
];

const knownNames = new Map<string, Known | null>();

function find(name: string): Known | null {
  const key = findKeyCode(name);
  if (key) return { numbers: [BigInt(key.value)], headers: [keys] };
  const command = commandHeaders.find(([pattern]) => pattern.test(name));
  if (command) return { numbers: [1n], headers: [command[1]] };
  const constant = findConstant(name);
  if (constant && !constant.name.includes('(')) {
    const value = BigInt(constant.value ?? 0);
    const headers = constant.header.endsWith('/modifiers.h') ? modifierHeaders : [constant.header];
    return { numbers: constant.fills === 'both' ? [value, 0n] : [value], headers };
  }
  if (name === 'MACRO_PLACEHOLDER') return { numbers: [0n], headers: ['behaviors/macros.dtsi', 'behaviors.dtsi'] };
  return isUnlistedName(name) ? { numbers: [1n], headers: [] } : null;
}

function findFunction(name: string): KnownFunction | undefined {
  const known = functions.get(name);
  if (known) return known;
  const constant = findConstant(name);
  const parameters = /\((.*)\)/.exec(constant?.name ?? '')?.[1];
  if (constant && parameters !== undefined)
    return {
      parameters: parameters.split(',').length,
      numbers: constant.fills === 'both' ? 2 : 1,
      headers: [constant.header],
    };
  return isUnlistedName(name) || name === 'RGB_COLOR_HSB_VAL'
    ? { parameters: null, numbers: 1, headers: [] }
    : undefined;
}

export function headerNames(includes: ReadonlySet<string>): {
  readonly numbersOf: (name: string) => readonly bigint[] | undefined;
  readonly functionOf: (name: string) => { readonly parameters: number | null; readonly numbers: number } | undefined;
} {
  const isIncluded = (headers: readonly string[]): boolean =>
    headers.length === 0 || headers.some((header) => hasHeader(includes, header));
  const matrix = 'dt-bindings/zmk/matrix_transform.h';
  const hasMatrix = hasHeader(includes, matrix) || !hasHeader(includes, keys);
  return {
    numbersOf: (name) => {
      let known = knownNames.get(name);
      if (known === undefined) {
        known = find(name);
        if (known) knownNames.set(name, known);
      }
      return known && isIncluded(known.headers) ? known.numbers : undefined;
    },
    functionOf: (name) => {
      // Two headers define RC: as a modifier, and as a place in a matrix.
      if (name === 'RC' && hasMatrix) return { parameters: hasHeader(includes, keys) ? null : 2, numbers: 1 };
      const known = findFunction(name);
      return known && isIncluded(known.headers) ? known : undefined;
    },
  };
}
