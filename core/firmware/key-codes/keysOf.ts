import { encodeKeyCode } from './encode.ts';
import { keyCodes } from './keyCodes.ts';
import { modifiers } from './modifiers.ts';
import type { KeyCode } from './types.ts';

const byValue = new Map(keyCodes.map((code) => [code.value, code] as const));

/** The keys that an expression such as `LC(DOLLAR)` presses: modifiers in the order of their bits, then the key. */
export function keysOf(
  expression: string,
): Readonly<{ ok: true; keys: readonly KeyCode[]; value: number } | { ok: false; reason: string }> {
  const encoded = encodeKeyCode(expression);
  if (!encoded.ok) return encoded;
  const { value, modifierBits } = encoded.code;
  const modifierNames = modifiers.filter(({ bit }) => (modifierBits & bit) !== 0).map(({ keyCode }) => keyCode);
  const key = byValue.get(value & 0x00ff_ffff);
  const keys = [
    ...modifierNames.flatMap((name) => keyCodes.find((code) => code.name === name) ?? []),
    ...(key ? [key] : []),
  ];
  return { ok: true, keys, value };
}
