/** Explains the bytes of the ZMK Studio protocol: its frames and the messages in them. See README.md. */
export { encodeFrame, endOfFrame, escapeByte, startOfFrame } from './frame.ts';
export { explainMessage } from './explainMessage.ts';
export { enums, messages } from './messages.ts';
export { formatByte, parseHex } from './hex.ts';
