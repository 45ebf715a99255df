/** Encodes and decodes the frames of the ZMK Studio protocol and explains its messages. See README.md. */
export { decodeFrames, encodeFrame, endOfFrame, escapeByte, startOfFrame, type Decoded } from './frame.ts';
export { explainMessage, type Explanation, type Segment } from './explainMessage.ts';
export { enums, messages } from './messages.ts';
export { formatHex, parseHex } from './hex.ts';
export type { Enums, Field, Messages } from './schema.ts';
