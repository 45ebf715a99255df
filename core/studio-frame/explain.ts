import { enums, messages } from './messages.ts';
import { formatHex } from './parseHex.ts';
import type { Field } from './types.ts';

/** What a run of payload bytes means: the key of a field, the length of what follows, or a value. */
export type Part = Readonly<{
  kind: 'key' | 'length' | 'value';
  start: number;
  end: number;
  text: string;
  depth: number;
}>;

export type Explanation = Readonly<{ ok: true; parts: readonly Part[] }> | Readonly<{ ok: false; reason: string }>;

const varint = 0;
const lengthDelimited = 2;

/** Takes a message apart, byte for byte, by the fields it can have. `type` is `package.Name`, such as `studio.Request`. */
export function explainMessage(payload: readonly number[], type: string): Explanation {
  const parts: Part[] = [];
  const reason = readFields({ payload, parts }, { type, start: 0, end: payload.length, depth: 0 });
  return reason === undefined ? { ok: true, parts } : { ok: false, reason };
}

type Reader = Readonly<{ payload: readonly number[]; parts: Part[] }>;
type Range = Readonly<{ type: string; start: number; end: number; depth: number }>;

/** Gives the reason when the bytes do not fit the message. */
function readFields(reader: Reader, { type, start, end, depth }: Range): string | undefined {
  const fields = messages[type];
  if (!fields) return `there is no message ${type}`;
  let at = start;
  while (at < end) {
    const key = readVarint(reader.payload, at, end);
    if (!key) return `byte ${at}: the key of a field does not end`;
    const tag = Math.floor(key.value / 8);
    const field = fields.find((candidate) => candidate.tag === tag);
    if (!field) return `byte ${at}: ${type} has no field ${tag}`;
    reader.parts.push({ kind: 'key', start: at, end: key.end, text: field.name, depth });

    const first = readVarint(reader.payload, key.end, end);
    if (!first) return `byte ${key.end}: a number does not end`;
    if (key.value % 8 === varint) {
      if (hasLength(field)) return `byte ${at}: ${field.name} is ${field.type}, which has a length`;
      reader.parts.push({
        kind: 'value',
        start: key.end,
        end: first.end,
        text: formatNumber(field, first.value),
        depth,
      });
      at = first.end;
    } else if (key.value % 8 === lengthDelimited) {
      at = first.end + first.value;
      if (at > end) return `byte ${key.end}: ${field.name} is longer than the message`;
      reader.parts.push({
        kind: 'length',
        start: key.end,
        end: first.end,
        text: `${first.value} ${first.value === 1 ? 'byte' : 'bytes'}`,
        depth,
      });
      const reason = readContent(reader, field, { type: field.type, start: first.end, end: at, depth });
      if (reason !== undefined) return reason;
    } else {
      return `byte ${at}: no field of this protocol has wire type ${key.value % 8}`;
    }
  }
  return undefined;
}

const hasLength = ({ type }: Field): boolean => type === 'string' || type === 'bytes' || type in messages;

function readContent(reader: Reader, field: Field, { type, start, end, depth }: Range): string | undefined {
  if (messages[type]) return readFields(reader, { type, start, end, depth: depth + 1 });
  if (!hasLength(field)) return `byte ${start}: ${field.name} is ${type}, which has no length`;
  const text = type === 'string' ? decodeUtf8(reader.payload.slice(start, end)) : 'raw bytes';
  if (text === undefined) return `byte ${start}: ${field.name} is not UTF-8`;
  if (start < end) reader.parts.push({ kind: 'value', start, end, text, depth });
  return undefined;
}

/** In quotes; nothing when it is no text. */
function decodeUtf8(bytes: readonly number[]): string | undefined {
  try {
    return `"${decodeURIComponent(bytes.map((byte) => `%${formatHex(byte)}`).join(''))}"`;
  } catch {
    return undefined;
  }
}

function formatNumber({ type }: Field, value: number): string {
  if (type === 'bool') return value === 0 ? 'false' : 'true';
  if (type === 'sint32') return String(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
  return enums[type]?.[value] ?? String(value);
}

/** Seven bits a byte, the lowest first; the top bit says that more follow. Five bytes hold every 32-bit number. */
function readVarint(bytes: readonly number[], start: number, end: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let at = start; at < Math.min(end, start + 5); at++) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * 128 ** (at - start);
    if (byte < 128) return { value, end: at + 1 };
  }
  return undefined;
}
