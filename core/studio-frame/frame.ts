/** The three bytes that act in a frame: SOF, ESC and EOF of app/src/studio/msg_framing.h. */
export const startOfFrame = 0xab;
const escapeMark = 0xac;
export const endOfFrame = 0xad;

const acts = (byte: number) => byte === startOfFrame || byte === escapeMark || byte === endOfFrame;

/** One payload byte as it is sent: behind an escape byte when it looks like one that acts. */
export const escapeByte = (byte: number): readonly number[] => (acts(byte) ? [escapeMark, byte] : [byte]);

/** Start byte, the payload with its escapes, end byte. */
export const encodeFrame = (payload: readonly number[]): readonly number[] => [
  startOfFrame,
  ...payload.flatMap(escapeByte),
  endOfFrame,
];

export type Decoded = Readonly<{
  /** The payload of each whole frame. */
  payloads: readonly (readonly number[])[];
  /** How many bytes belonged to no whole frame. */
  dropped: number;
}>;

type State = 'idle' | 'data' | 'escaped' | 'error';

/**
 * Reads a stream as a receiver does that may have missed its beginning: it waits for a start byte, and a bare start
 * byte inside a frame spoils that frame, after which it waits for an end byte or for the next start byte.
 */
export function decodeFrames(stream: readonly number[]): Decoded {
  const payloads: (readonly number[])[] = [];
  let state: State = 'idle';
  let payload: number[] = [];
  /** Bytes of the frame in progress, escapes and start byte included. */
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
      if (byte === escapeMark) state = 'escaped';
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
