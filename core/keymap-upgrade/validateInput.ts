/** Checks whether a file or text can be a keymap, and explains why if it can't. */

export type Validation = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** Twenty times the largest public keymap we know of. */
export const maxBytes = 4_000_000;

type Rejections = readonly (readonly [ending: RegExp, reason: string])[];

/** Files that can't be part of a configuration. */
const otherFiles: Rejections = [
  [
    /\.(uf2|hex|bin|elf|dfu)$/i,
    'is built firmware. The keymap is the source it was built from, a file that ends in .keymap.',
  ],
  [/\.(zip|gz|tgz|7z|rar)$/i, 'is an archive. Unpack it and choose the .keymap file inside.'],
  [/\.(png|jpe?g|gif|svg|pdf|webp)$/i, 'is a picture. Choose a file that ends in .keymap.'],
];
/** Files that are part of a configuration, but not keymaps. */
const configurationFiles: Rejections = [
  [/\.conf$/i, 'contains settings, not a keymap. Choose the .keymap file next to it.'],
  [/\.(ya?ml|json)$/i, 'is not devicetree. Choose a file that ends in .keymap, .overlay, .dtsi, or .dts.'],
];

const reject = (reason: string): Validation => ({ ok: false, reason });
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const tooLarge = (name: string, bytes: number): Validation =>
  reject(
    `${name} is too large: it has ${megabytes(bytes)}, and the limit is ${megabytes(maxBytes)}. No keymap is that large. Choose the .keymap file itself.`,
  );

/** `decodeUtf8` returns null if the bytes aren't valid UTF-8. It has to keep a byte order mark. */
export function validateFile(
  name: string,
  bytes: Uint8Array,
  decodeUtf8: (bytes: Uint8Array) => string | null,
  expected: 'keymap' | 'configuration' = 'keymap',
): Validation {
  const rejections = expected === 'keymap' ? [...otherFiles, ...configurationFiles] : otherFiles;
  const rejection = rejections.find(([ending]) => ending.test(name));
  if (rejection) return reject(`${name} ${rejection[1]}`);
  if (bytes.length > maxBytes) return tooLarge(name, bytes.length);
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || looksLikeUtf16(bytes);
  if (isUtf16)
    return reject(`${name} is saved as UTF-16, which the firmware can't read. Save it as UTF-8 in your editor.`);
  if (bytes.includes(0)) return reject(`${name} is a binary file, not text. Choose a file that ends in .keymap.`);
  const text = decodeUtf8(bytes);
  if (text === null) return reject(`${name} is not UTF-8 text. Save it as UTF-8 in your editor.`);
  return validateText(text, name);
}

/** For text that was pasted or typed. */
export function validateText(text: string, name = 'This text'): Validation {
  if (text.length > maxBytes) return tooLarge(name, text.length);
  if (text.includes('\0'))
    return reject(
      `${name} contains NUL characters, so it is not plain text. Save the keymap as UTF-8 in your editor and use that.`,
    );
  if (text.includes('\r') && !text.includes('\n')) {
    return reject(
      `${name} ends its lines with a lone carriage return, so the compiler reads it as one long line. Convert the line endings to LF or CRLF in your editor.`,
    );
  }
  return { ok: true, text };
}

/** Detects UTF-16 without a byte order mark: in Latin text, every other byte is zero. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 200);
  const zeros = (offset: number): number => sample.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const half = Math.floor(sample.length / 2);
  return half >= 4 && (zeros(0) > half * 0.8 || zeros(1) > half * 0.8) && Math.min(zeros(0), zeros(1)) < half * 0.2;
}
