/** Checks whether a file or text can be part of a configuration, and explains why if it can't. */
import { isConfigFile, isLog, isZip } from './fileKinds.ts';

export type Validation = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** Twenty times the largest public keymap we know of. */
const maxBytes = 4_000_000;
const maxLogBytes = 20_000_000;

/** Part of every browser and of Node.js, but not of the language. */
declare class TextDecoder {
  constructor(encoding: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

type Rejections = readonly (readonly [ending: RegExp, reason: string])[];

/** Files that nothing here reads. */
const otherFiles: Rejections = [
  [
    /\.(uf2|hex|bin|elf|dfu)$/i,
    'is built firmware. The keymap is the source it was built from, a file that ends in .keymap.',
  ],
  [/\.(zip|gz|tgz|7z|rar)$/i, 'is an archive. Unpack it and choose the .keymap file inside.'],
  [/\.(c|json|vil)$/i, "isn't used here. If it's a QMK, VIA, or Vial keymap, write it again as a ZMK keymap."],
  [/\.(png|jpe?g|gif|svg|pdf|webp)$/i, 'is a picture. Choose a file that ends in .keymap.'],
];
/** Files that are part of a configuration, but not keymaps. */
const configurationFiles: Rejections = [
  [/\.conf$/i, 'contains settings, not a keymap. Choose the .keymap file next to it.'],
  [/\.ya?ml$/i, "isn't devicetree. Choose a file that ends in .keymap, .overlay, .dtsi, or .dts."],
];

const reject = (reason: string): Validation => ({ ok: false, reason });
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Why a file is too large to be read, or null if it isn't. A zip may contain a log. */
export function tooLarge(name: string, bytes: number): string | null {
  const limit = isLog(name) || isZip(name) ? maxLogBytes : maxBytes;
  return bytes > limit ? `${name} is too large: it's ${megabytes(bytes)}, and the limit is ${megabytes(limit)}.` : null;
}

/** Decodes and checks a keymap, or another file of a configuration. */
export function validateFile(
  name: string,
  bytes: Uint8Array,
  expected: 'keymap' | 'configuration' = 'keymap',
): Validation {
  // `Kconfig.uf2` isn't firmware.
  const rejections =
    expected === 'keymap' ? [...otherFiles, ...configurationFiles] : isConfigFile(name) ? [] : otherFiles;
  const rejection = rejections.find(([ending]) => ending.test(name));
  if (rejection) return reject(`${name} ${rejection[1]}`);
  const tooLargeReason = tooLarge(name, bytes.length);
  if (tooLargeReason !== null) return reject(tooLargeReason);
  if (isUtf16(bytes))
    return reject(`${name} is saved as UTF-16, which the firmware can't read. Save it as UTF-8 in your editor.`);
  if (bytes.includes(0)) return reject(`${name} is a binary file, not text.`);
  const text = decodeUtf8(bytes);
  if (text === null) return reject(`${name} isn't UTF-8 text. Save it as UTF-8 in your editor.`);
  return validateText(text, name);
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Accepts any log, even with odd characters. Windows PowerShell writes UTF-16. */
export const decodeLog = (bytes: Uint8Array): string =>
  new TextDecoder(isUtf16(bytes) ? (bytes[0] === 0xfe ? 'utf-16be' : 'utf-16le') : 'utf-8')
    .decode(bytes)
    .replaceAll('\0', '');

/** For text that was pasted or typed. */
export function validateText(text: string, name = 'This text'): Validation {
  const tooLargeReason = tooLarge(name, text.length);
  if (tooLargeReason !== null) return reject(tooLargeReason);
  if (text.includes('\0'))
    return reject(
      `${name} contains NUL characters, so it isn't plain text. Save the keymap as UTF-8 in your editor and use that.`,
    );
  if (text.includes('\r') && !text.includes('\n')) {
    return reject(
      `${name} ends its lines with a lone carriage return, so the compiler reads it as one long line. Convert the line endings to LF or CRLF in your editor.`,
    );
  }
  return { ok: true, text };
}

const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || looksLikeUtf16(bytes);

/** Detects UTF-16 without a byte order mark: in Latin text, every other byte is zero. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 200);
  const zeros = (offset: number): number => sample.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const half = Math.floor(sample.length / 2);
  return half >= 4 && (zeros(0) > half * 0.8 || zeros(1) > half * 0.8) && Math.min(zeros(0), zeros(1)) < half * 0.2;
}
