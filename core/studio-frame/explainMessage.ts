import { enums, messages } from './messages.ts';
import { formatHex } from './hex.ts';
import type { Field } from './schema.ts';

/** A range of payload bytes (`end` is exclusive) and its meaning: a field's key, the length of its content, or its value. */
export type Segment = Readonly<{
  kind: 'key' | 'length' | 'value';
  start: number;
  end: number;
  text: string;
  /** How many messages this one is nested in. */
  depth: number;
}>;

export type Explanation =
  Readonly<{ ok: true; segments: readonly Segment[] }> | Readonly<{ ok: false; reason: string }>;

/** Wire types of Protocol Buffers. */
const varint = 0;
const lengthDelimited = 2;

/** Labels every byte of a Protocol Buffers message. `type` is `package.Name`, such as `studio.Request`. */
export function explainMessage(payload: readonly number[], type: string): Explanation {
  const segments: Segment[] = [];
  const reason = readFields({ payload, segments }, { type, start: 0, end: payload.length, depth: 0 });
  return reason === undefined ? { ok: true, segments } : { ok: false, reason };
}

type Reader = Readonly<{ payload: readonly number[]; segments: Segment[] }>;
type Range = Readonly<{ type: string; start: number; end: number; depth: number }>;

/** Returns a reason if the bytes aren't a valid message of this type. */
function readFields(reader: Reader, { type, start, end, depth }: Range): string | undefined {
  const fields = messages[type];
  if (!fields) return `unknown message type ${type}`;
  let at = start;
  while (at < end) {
    const key = readVarint(reader.payload, at, end);
    if (!key) return `byte ${at}: the field key is cut off`;
    const tag = Math.floor(key.value / 8);
    const field = fields.find((candidate) => candidate.tag === tag);
    if (!field) return `byte ${at}: ${type} has no field ${tag}`;
    reader.segments.push({ kind: 'key', start: at, end: key.end, text: field.name, depth });

    const first = readVarint(reader.payload, key.end, end);
    if (!first) return `byte ${key.end}: the number is cut off`;
    if (key.value % 8 === varint) {
      if (hasLength(field)) return `byte ${at}: ${field.name} is ${field.type} and must be length-delimited`;
      reader.segments.push({
        kind: 'value',
        start: key.end,
        end: first.end,
        text: formatNumber(field, first.value),
        depth,
      });
      at = first.end;
    } else if (key.value % 8 === lengthDelimited) {
      at = first.end + first.value;
      if (at > end) return `byte ${key.end}: ${field.name} extends past the end of the message`;
      reader.segments.push({
        kind: 'length',
        start: key.end,
        end: first.end,
        text: `${first.value} ${first.value === 1 ? 'byte' : 'bytes'}`,
        depth,
      });
      const reason = readContent(reader, field, { type: field.type, start: first.end, end: at, depth });
      if (reason !== undefined) return reason;
    } else {
      return `byte ${at}: unsupported wire type ${key.value % 8}`;
    }
  }
  return undefined;
}

const hasLength = ({ type }: Field): boolean => type === 'string' || type === 'bytes' || type in messages;

function readContent(reader: Reader, field: Field, { type, start, end, depth }: Range): string | undefined {
  if (messages[type]) return readFields(reader, { type, start, end, depth: depth + 1 });
  if (!hasLength(field)) return `byte ${start}: ${field.name} is ${type} and can't be length-delimited`;
  const text = type === 'string' ? decodeUtf8(reader.payload.slice(start, end)) : 'raw bytes';
  if (text === undefined) return `byte ${start}: ${field.name} isn't valid UTF-8`;
  if (start < end) reader.segments.push({ kind: 'value', start, end, text, depth });
  return undefined;
}

/** Returns the text in quotes, or undefined if the bytes aren't valid UTF-8. */
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

/** A varint has seven bits per byte, lowest first; a set top bit means more bytes follow. 32-bit numbers fit in five bytes. */
function readVarint(bytes: readonly number[], start: number, end: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let at = start; at < Math.min(end, start + 5); at++) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * 128 ** (at - start);
    if (byte < 128) return { value, end: at + 1 };
  }
  return undefined;
}
