/** A named layout. `keys` is in the format of `encodeKeys`, `matrixMap` is `row,column row,column …`. */
export type Shape = Readonly<{ name: string; keys: string; matrixMap?: string }>;

/** A keymap and the layout to draw it on. Without one, keys are drawn in the rows of the text. */
export type Shared = Readonly<{ source: string; shape?: Shape | undefined }>;

const compressedPrefix = '#keymap=';
/** Prefix for links that are written during the build, which aren't compressed. */
const plainPrefix = '#source=';

/** A link that opens a keymap in the playground. */
export const playgroundLink = (source: string): string => `/playground${plainPrefix}${encodeURIComponent(source)}`;

/** No keymap is larger than this when it's unpacked. */
const maxBytes = 2_000_000;

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Compresses a keymap into a URL fragment, which browsers never send to a server. */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  return compressedPrefix + toBase64(await pipe(bytes, new CompressionStream('deflate-raw')));
}

export const isShared = <Value extends Partial<Shared>>(value: Value | null): value is Value & Shared =>
  typeof value?.source === 'string' &&
  (value.shape === undefined || (typeof value.shape.name === 'string' && typeof value.shape.keys === 'string'));

/** Reads the keymap from a URL fragment. Returns `undefined` if there is none. */
export async function fromFragment(fragment: string): Promise<Shared | 'damaged' | undefined> {
  const isPlain = fragment.startsWith(plainPrefix);
  if (!isPlain && !fragment.startsWith(compressedPrefix)) return undefined;
  try {
    if (isPlain) return { source: decodeURIComponent(fragment.slice(plainPrefix.length)) };
    const bytes = await pipe(
      fromBase64(fragment.slice(compressedPrefix.length)),
      new DecompressionStream('deflate-raw'),
    );
    if (bytes.length > maxBytes) return 'damaged';
    const shared = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Shared> | null;
    return isShared(shared) ? shared : 'damaged';
  } catch {
    return 'damaged';
  }
}
