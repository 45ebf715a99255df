import { describe, expect, test } from 'vitest';
import { encodeFrame, enums, explainMessage, messages, parseHex } from './index.ts';

describe('frames', () => {
  test('add only a start and an end byte to a payload without control bytes', () => {
    expect(encodeFrame([0x12, 0x01, 0xbb])).toEqual([0xab, 0x12, 0x01, 0xbb, 0xad]);
  });

  test('escape each control byte in the payload', () => {
    expect(encodeFrame([0x12, 0xad, 0xac, 0xab])).toEqual([0xab, 0x12, 0xac, 0xad, 0xac, 0xac, 0xac, 0xab, 0xad]);
  });
});

describe('explainMessage', () => {
  // The payloads are encoded by hand from the .proto files: key = tag × 8 + wire type.
  const texts = (payload: readonly number[], type: string) => explainMessage(payload, type).map(({ text }) => text);
  const requestId = (id: number) => [1 * 8 + 0, id];
  const core = (...content: number[]) => [3 * 8 + 2, content.length, ...content];
  const keymap = (...content: number[]) => [5 * 8 + 2, content.length, ...content];

  test('handles a request id that contains the start byte (171)', () => {
    const payload = [1 * 8 + 0, 0xab, 0x01, ...core(2 * 8 + 0, 1)];
    expect(payload).toEqual(parseHex('08 AB 01 1A 02 10 01'));
    expect(encodeFrame(payload)).toEqual(parseHex('AB 08 AC AB 01 1A 02 10 01 AD'));
    expect(texts(payload, 'studio.Request')).toEqual([
      'request_id',
      '171',
      'core',
      '2 bytes',
      'get_lock_state',
      'true',
    ]);
  });

  test('explains a oneof field that is zero: the lock state "locked"', () => {
    const response = [...requestId(2), ...core(2 * 8 + 0, 0)];
    const payload = [1 * 8 + 2, response.length, ...response];
    expect(payload).toEqual(parseHex('0A 06 08 02 1A 02 10 00'));
    expect(texts(payload, 'studio.Response').at(-1)).toBe('ZMK_STUDIO_CORE_LOCK_STATE_LOCKED');
  });

  test('explains device info with a name and a serial number that needs an escape', () => {
    const name = [1 * 8 + 2, 5, ...[...'Finch'].map((letter) => letter.charCodeAt(0))];
    const serial = [2 * 8 + 2, 8, 0x3f, 0x91, 0x0c, 0xad, 0x52, 0x77, 0xe0, 0x18];
    const info = [1 * 8 + 2, name.length + serial.length, ...name, ...serial];
    const response = [...requestId(1), ...core(...info)];
    const payload = [1 * 8 + 2, response.length, ...response];
    expect(payload).toEqual(parseHex('0A 17 08 01 1A 13 0A 11 0A 05 46 69 6E 63 68 12 08 3F 91 0C AD 52 77 E0 18'));
    expect(encodeFrame(payload)).toHaveLength(payload.length + 3);
    expect(texts(payload, 'studio.Response')).toContain('"Finch"');
  });

  test('explains an error, which the meta subsystem sends', () => {
    expect(texts(parseHex('0A 06 08 03 12 02 10 01'), 'studio.Response')).toEqual([
      'request_response',
      '6 bytes',
      'request_id',
      '3',
      'meta',
      '2 bytes',
      'simple_error',
      'UNLOCK_REQUIRED',
    ]);
  });

  test('explains a binding with a zigzag-encoded behavior id and a multi-byte key code', () => {
    // param1 = 0x00070005, the HID usage of B: 05, 00, and 7 × 2^16 = 28 × 2^14, so the third group of seven bits is 28.
    const binding = [1 * 8 + 0, 7 * 2, 2 * 8 + 0, 0x85, 0x80, 0x1c];
    const set = [2 * 8 + 0, 12, 3 * 8 + 2, binding.length, ...binding];
    const payload = [...requestId(4), ...keymap(2 * 8 + 2, set.length, ...set)];
    expect(payload).toEqual(parseHex('08 04 2A 0C 12 0A 10 0C 1A 06 08 0E 10 85 80 1C'));
    expect(texts(payload, 'studio.Request').slice(-4)).toEqual(['behavior_id', '7', 'param1', String(0x00070005)]);
  });

  test('explains notifications, which have no request id', () => {
    expect(texts(parseHex('12 04 12 02 08 01'), 'studio.Response').slice(-2)).toEqual([
      'lock_state_changed',
      'ZMK_STUDIO_CORE_LOCK_STATE_UNLOCKED',
    ]);
    expect(texts(parseHex('12 04 2A 02 08 01'), 'studio.Response').slice(-2)).toEqual([
      'unsaved_changes_status_changed',
      'true',
    ]);
  });

  test.each([
    ['38 01', 'studio.Request', 'byte 0: studio.Request has no field 7'],
    ['1A 05 10', 'studio.Request', 'byte 1: core extends past the end of the message'],
    ['08 AB', 'studio.Request', 'byte 1: the number is cut off'],
    ['18 01', 'studio.Request', 'byte 0: core is core.Request and must be length-delimited'],
    ['08 01 10 01', 'core.GetDeviceInfoResponse', 'byte 0: name is string and must be length-delimited'],
    ['0A 01 01', 'studio.Request', "byte 2: request_id is uint32 and can't be length-delimited"],
    ['0A 01 E9', 'core.GetDeviceInfoResponse', 'URI malformed'],
  ])('rejects %s as a %s: %s', (payload, type, reason) => {
    expect(() => explainMessage(parseHex(payload), type)).toThrow(reason);
  });

  test('decodes strings as UTF-8', () => {
    expect(texts(parseHex('0A 07 46 C3 B6 68 6E 20 25'), 'core.GetDeviceInfoResponse')).toEqual([
      'name',
      '7 bytes',
      '"Föhn %"',
    ]);
  });

  test('covers the whole payload without gaps', () => {
    const payload = parseHex('08 04 2A 0C 12 0A 10 0C 1A 06 08 0E 10 85 80 1C');
    const segments = explainMessage(payload, 'studio.Request');
    expect(segments.map(({ start }) => start)).toEqual([0, ...segments.slice(0, -1).map(({ end }) => end)]);
    expect(segments.at(-1)?.end).toBe(payload.length);
  });
});

test('every field type in the schema is defined', () => {
  const scalars = ['bool', 'uint32', 'int32', 'sint32', 'string', 'bytes'];
  for (const { type } of Object.values(messages).flat())
    expect([...scalars, ...Object.keys(messages), ...Object.keys(enums)]).toContain(type);
});

test('parseHex accepts only pairs of hexadecimal digits', () => {
  expect(parseHex('08 aB')).toEqual([0x08, 0xab]);
  for (const text of ['0x12', '1 2', '']) expect(() => parseHex(text)).toThrow("isn't a sequence of bytes");
});
