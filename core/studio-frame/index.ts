/** The frames and messages between ZMK Studio and a keyboard, byte for byte. See README.md. */
export { decodeFrames, encodeFrame, endOfFrame, escapeByte, startOfFrame, type Decoded } from './frame.ts';
export { explainMessage, type Explanation, type Part } from './explain.ts';
export { enums, messages } from './messages.ts';
export { formatHex, parseHex } from './parseHex.ts';
export type { Enums, Field, Messages } from './types.ts';
