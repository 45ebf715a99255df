/** The three control bytes: SOF, ESC, and EOF in app/src/studio/msg_framing.h. */
export const startOfFrame = 0xab;
const escapePrefix = 0xac;
export const endOfFrame = 0xad;

const isControlByte = (byte: number) => byte === startOfFrame || byte === escapePrefix || byte === endOfFrame;

/** A payload byte as sent: a byte that equals a control byte gets an escape byte in front. */
export const escapeByte = (byte: number): readonly number[] => (isControlByte(byte) ? [escapePrefix, byte] : [byte]);

export const encodeFrame = (payload: readonly number[]): readonly number[] => [
  startOfFrame,
  ...payload.flatMap(escapeByte),
  endOfFrame,
];
