/** What the address of the playground can hold: a keymap and the layout it is drawn on. */
export type Shared = Readonly<{ source: string; shape?: Readonly<{ name: string; keys: string }> }>;

const prefix = '#keymap=';
/** The same as plain text, which needs no script to write. */
const plainPrefix = '#source=';

/** The address at which the playground shows a keymap. */
export const playgroundLink = (source: string): string => `/playground${plainPrefix}${encodeURIComponent(source)}`;
/** A text that unpacks to more than this is no keymap. */
const mostCharacters = 2_000_000;

async function through(
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

/** The fragment of a link that opens a keymap: compressed, and never sent to a server. */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  return prefix + toBase64(await through(bytes, new CompressionStream('deflate-raw')));
}

const isShared = (value: unknown): value is Shared => {
  if (typeof value !== 'object' || value === null || !('source' in value) || typeof value.source !== 'string')
    return false;
  if (!('shape' in value) || value.shape === undefined) return true;
  const { shape } = value;
  return (
    typeof shape === 'object' &&
    shape !== null &&
    'name' in shape &&
    typeof shape.name === 'string' &&
    'keys' in shape &&
    typeof shape.keys === 'string'
  );
};

/** The keymap of a fragment; nothing without one, or when the link is damaged. */
export async function fromFragment(fragment: string): Promise<Shared | 'damaged' | undefined> {
  const isPlain = fragment.startsWith(plainPrefix);
  if (!isPlain && !fragment.startsWith(prefix)) return undefined;
  try {
    if (isPlain) return { source: decodeURIComponent(fragment.slice(plainPrefix.length)) };
    const bytes = await through(fromBase64(fragment.slice(prefix.length)), new DecompressionStream('deflate-raw'));
    if (bytes.length > mostCharacters) return 'damaged';
    const shared: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isShared(shared) ? shared : 'damaged';
  } catch {
    return 'damaged';
  }
}
