/** A named layout. `keys` is in the format of `encodeKeys`, `matrixMap` is `row,column row,column …`. */
export type Shape = Readonly<{ name: string; keys: string; matrixMap?: string }>;

/** A keymap and the layout to draw it on. Without one, keys are drawn in the rows of the text. */
export type Shared = Readonly<{ source: string; shape?: Shape | undefined }>;

/** Prefix for links that are compressed with `shareDictionary`. */
const dictionaryPrefix = '#k1=';
/** Prefix for older links, which are compressed without a dictionary. */
const compressedPrefix = '#keymap=';
/** Prefix for links that are written during the build, which aren't compressed. */
const plainPrefix = '#source=';

/** A link that opens a keymap in the playground. */
export const playgroundLink = (source: string): string => `/playground${plainPrefix}${encodeURIComponent(source)}`;

/** The longest message that Discord and most other chats accept. A longer link is cut off or refused. */
export const maxChatLength = 2000;

/** No keymap is larger than this when it's unpacked. */
const maxBytes = 2_000_000;
/** How much packed data is unpacked at a time. Each step yields at most about 1,000 times as much. */
const stepBytes = 1000;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const packing = async () => {
  const [fflate, { shareDictionary }] = await Promise.all([import('fflate'), import('./shareDictionary')]);
  return { ...fflate, dictionary: new TextEncoder().encode(shareDictionary) };
};

/** Compresses a keymap into a URL fragment, which browsers never send to a server. */
export async function toFragment({ source, shape }: Shared): Promise<string> {
  const { deflateSync, dictionary } = await packing();
  const shared: Shared = { source, ...(shape ? { shape: { name: shape.name, keys: shape.keys } } : {}) };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  return dictionaryPrefix + toBase64(deflateSync(bytes, { level: 9, mem: 12, dictionary }));
}

/** Unpacks step by step and stops when there's too much, because a short link can unpack to hundreds of megabytes. */
async function unpack(packed: Uint8Array, hasDictionary: boolean): Promise<string | undefined> {
  const { Inflate, dictionary } = await packing();
  const parts: Uint8Array[] = [];
  let size = 0;
  let isComplete = false;
  const inflate = new Inflate(hasDictionary ? { dictionary } : {}, (part, isLast) => {
    parts.push(part);
    size += part.length;
    isComplete = isLast;
  });
  for (let at = 0; at < packed.length && size <= maxBytes; at += stepBytes)
    inflate.push(packed.subarray(at, at + stepBytes), at + stepBytes >= packed.length);
  if (!isComplete || size > maxBytes) return undefined;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return new TextDecoder().decode(bytes);
}

export const isShared = <Value extends Partial<Shared>>(value: Value | null): value is Value & Shared =>
  typeof value?.source === 'string' &&
  (value.shape === undefined || (typeof value.shape.name === 'string' && typeof value.shape.keys === 'string'));

/** Reads the keymap from a URL fragment. Returns `undefined` if there is none. */
export async function fromFragment(fragment: string): Promise<Shared | 'damaged' | undefined> {
  try {
    if (fragment.startsWith(plainPrefix)) return { source: decodeURIComponent(fragment.slice(plainPrefix.length)) };
    const prefix = [dictionaryPrefix, compressedPrefix].find((candidate) => fragment.startsWith(candidate));
    if (prefix === undefined) return undefined;
    const text = await unpack(fromBase64(fragment.slice(prefix.length)), prefix === dictionaryPrefix);
    const shared = text === undefined ? null : (JSON.parse(text) as Partial<Shared> | null);
    return isShared(shared) ? shared : 'damaged';
  } catch {
    return 'damaged';
  }
}
