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

export type Decoded = Readonly<{
  /** One payload per complete frame. */
  payloads: readonly (readonly number[])[];
  /** Number of bytes outside complete frames. */
  dropped: number;
}>;

type State = 'idle' | 'data' | 'escaped' | 'error';

/**
 * Decodes a stream that may start in the middle of a frame: everything before the first start byte is dropped. An
 * unescaped start byte inside a frame invalidates that frame, and decoding resumes at the next start byte.
 */
export function decodeFrames(stream: readonly number[]): Decoded {
  const payloads: (readonly number[])[] = [];
  let state: State = 'idle';
  let payload: number[] = [];
  /** Number of bytes in the current frame so far, including the start byte and escapes. */
  let pending = 0;
  let dropped = 0;

  const begin = () => {
    state = 'data';
    payload = [];
    pending = 1;
  };

  for (const byte of stream) {
    if (state === 'escaped') {
      payload.push(byte);
      pending++;
      state = 'data';
    } else if (state === 'data' && byte === startOfFrame) {
      dropped += pending + 1;
      pending = 0;
      state = 'error';
    } else if (state === 'data' && byte === endOfFrame) {
      payloads.push(payload);
      pending = 0;
      state = 'idle';
    } else if (state === 'data') {
      pending++;
      if (byte === escapePrefix) state = 'escaped';
      else payload.push(byte);
    } else if (byte === startOfFrame) {
      begin();
    } else {
      dropped++;
      if (byte === endOfFrame) state = 'idle';
    }
  }
  return { payloads, dropped: dropped + pending };
}
