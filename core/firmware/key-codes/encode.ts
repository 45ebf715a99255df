import { findKeyCode } from './keyCodes.ts';
import { modifierFunctions } from './modifiers.ts';

type EncodedKeyCode = Readonly<{
  name: string;
  modifierBits: number;
  usagePage: number;
  usageId: number;
  value: number;
}>;

/** Computes the number of a key code with or without modifiers, such as `A`, `LS(A)`, or `LC(RA(B))`. */
export function encodeKeyCode(
  expression: string,
): Readonly<{ ok: true; code: EncodedKeyCode } | { ok: false; reason: string }> {
  const text = expression.trim();
  const call = /^([A-Z]{2})\s*\((.*)\)$/s.exec(text);
  if (call?.[1] !== undefined && call[2] !== undefined) {
    const modifier = modifierFunctions[call[1]];
    if (!modifier) return { ok: false, reason: `${call[1]}() is not a modifier function` };
    const inner = encodeKeyCode(call[2]);
    if (!inner.ok) return inner;
    const value = (inner.code.value | (modifier.bit << 24)) >>> 0;
    return { ok: true, code: { ...inner.code, value, modifierBits: value >>> 24 } };
  }
  const code = findKeyCode(text);
  if (!code) return { ok: false, reason: `${text} is not a key code` };
  const { name, value, usagePage, usageId } = code;
  return { ok: true, code: { name, value, usagePage, usageId, modifierBits: value >>> 24 } };
}
