import { enums, messages } from './messages.ts';
import { formatByte } from './hex.ts';
import type { Field } from './schema.ts';

/** A range of payload bytes (`end` is exclusive) and its meaning: a field's key, the length of its content, or its value. */
type Segment = Readonly<{ kind: 'key' | 'length' | 'value'; start: number; end: number; text: string }>;

/** Wire types of Protocol Buffers. */
const varint = 0;
const lengthDelimited = 2;

/**
 * Labels every byte of a Protocol Buffers message. `type` is `package.Name`, such as `studio.Request`. Throws an error if the
 * bytes aren't a valid message of this type.
 */
export function explainMessage(
  payload: readonly number[],
  type: string,
  start = 0,
  end = payload.length,
): readonly Segment[] {
  const fields = messages[type];
  if (!fields) throw new Error(`unknown message type ${type}`);
  const segments: Segment[] = [];
  for (let at = start; at < end; at = segments.at(-1)?.end ?? end) {
    const key = readVarint(payload, at, end);
    const tag = Math.floor(key.value / 8);
    const field = fields.find((candidate) => candidate.tag === tag);
    if (!field) throw new Error(`byte ${at}: ${type} has no field ${tag}`);
    const first = readVarint(payload, key.end, end);
    segments.push({ kind: 'key', start: at, end: key.end, text: field.name });
    if (key.value % 8 === varint) {
      if (hasLength(field)) throw new Error(`byte ${at}: ${field.name} is ${field.type} and must be length-delimited`);
      segments.push({ kind: 'value', start: key.end, end: first.end, text: formatNumber(field, first.value) });
    } else if (key.value % 8 === lengthDelimited) {
      const contentEnd = first.end + first.value;
      if (contentEnd > end) throw new Error(`byte ${key.end}: ${field.name} extends past the end of the message`);
      const text = `${first.value} ${first.value === 1 ? 'byte' : 'bytes'}`;
      segments.push({ kind: 'length', start: key.end, end: first.end, text });
      segments.push(...explainContent(payload, field, first.end, contentEnd));
    } else {
      throw new Error(`byte ${at}: unsupported wire type ${key.value % 8}`);
    }
  }
  return segments;
}

const hasLength = ({ type }: Field): boolean => type === 'string' || type === 'bytes' || type in messages;

function explainContent(payload: readonly number[], field: Field, start: number, end: number): readonly Segment[] {
  const { name, type } = field;
  if (messages[type]) return explainMessage(payload, type, start, end);
  if (!hasLength(field)) throw new Error(`byte ${start}: ${name} is ${type} and can't be length-delimited`);
  if (start === end) return [];
  const text = type === 'string' ? `"${decodeUtf8(payload.slice(start, end))}"` : 'raw bytes';
  return [{ kind: 'value', start, end, text }];
}

/** Throws an error if the bytes aren't valid UTF-8. */
const decodeUtf8 = (bytes: readonly number[]): string =>
  decodeURIComponent(bytes.map((byte) => `%${formatByte(byte)}`).join(''));

function formatNumber({ type }: Field, value: number): string {
  if (type === 'bool') return value === 0 ? 'false' : 'true';
  if (type === 'sint32') return String(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
  return enums[type]?.[value] ?? String(value);
}

/** A varint has seven bits per byte, lowest first; a set top bit means more bytes follow. 32-bit numbers fit in five bytes. */
function readVarint(bytes: readonly number[], start: number, end: number): { value: number; end: number } {
  let value = 0;
  for (let at = start; at < Math.min(end, start + 5); at++) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * 128 ** (at - start);
    if (byte < 128) return { value, end: at + 1 };
  }
  throw new Error(`byte ${start}: the number is cut off`);
}
