/** Whether what somebody brings can be a keymap at all. If not, a sentence says why. */

export type Admission = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** Twenty times the largest keymap seen in public. */
export const mostBytes = 4_000_000;

type Refusals = readonly (readonly [ending: RegExp, reason: string])[];

/** Files that end up here by mistake, by what their names end with. */
const otherFiles: Refusals = [
  [
    /\.(uf2|hex|bin|elf|dfu)$/i,
    'is built firmware. The keymap is the source it was built from, a file that ends in .keymap.',
  ],
  [/\.(zip|gz|tgz|7z|rar)$/i, 'is an archive. Unpack it and bring the .keymap file inside.'],
  [/\.(png|jpe?g|gif|svg|pdf|webp)$/i, 'is a picture. Bring a file that ends in .keymap.'],
];
/** Right in a configuration, but no keymaps. */
const partsOfConfiguration: Refusals = [
  [/\.conf$/i, 'holds settings, not a keymap. Bring the .keymap file beside it.'],
  [/\.(ya?ml|json)$/i, 'is not devicetree. Bring a file that ends in .keymap, .overlay, .dtsi or .dts.'],
];

const refuse = (reason: string): Admission => ({ ok: false, reason });
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Says that something is too large, and what to bring instead. */
export const tooLarge = (name: string, bytes: number): Admission =>
  refuse(
    `${name} is ${megabytes(bytes)} large, and the limit is ${megabytes(mostBytes)}. No keymap is that large: bring the .keymap file itself.`,
  );

/** Judges a file. `decodeUtf8` returns null when the bytes are no UTF-8; it must keep a byte order mark. */
export function admitFile(
  name: string,
  bytes: Uint8Array,
  decodeUtf8: (bytes: Uint8Array) => string | null,
  wanted: 'keymap' | 'configuration' = 'keymap',
): Admission {
  const refused = wanted === 'keymap' ? [...otherFiles, ...partsOfConfiguration] : otherFiles;
  const other = refused.find(([ending]) => ending.test(name));
  if (other) return refuse(`${name} ${other[1]}`);
  if (bytes.length > mostBytes) return tooLarge(name, bytes.length);
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || looksLikeUtf16(bytes);
  if (isUtf16)
    return refuse(`${name} is saved as UTF-16. Save it as UTF-8 in your editor; the firmware cannot read it either.`);
  if (bytes.includes(0)) return refuse(`${name} is a binary file, not text. Bring a file that ends in .keymap.`);
  const text = decodeUtf8(bytes);
  if (text === null) return refuse(`${name} is not UTF-8 text. Save it as UTF-8 in your editor.`);
  return admitText(text, name);
}

/** Judges text that was pasted or typed. */
export function admitText(text: string, name = 'This text'): Admission {
  if (text.length > mostBytes) return tooLarge(name, text.length);
  if (text.includes('\0'))
    return refuse(
      `${name} contains NUL characters, so it is not plain text. Save the keymap as UTF-8 in your editor and bring that.`,
    );
  if (text.includes('\r') && !text.includes('\n')) {
    return refuse(
      `${name} ends its lines with a lone carriage return, which the compiler reads as one long line. Convert the line ends to LF or CRLF in your editor.`,
    );
  }
  return { ok: true, text };
}

/** Without a mark: Latin text in UTF-16 has a zero in every other byte. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 200);
  const zeros = (offset: number): number => sample.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const half = Math.floor(sample.length / 2);
  return half >= 4 && (zeros(0) > half * 0.8 || zeros(1) > half * 0.8) && Math.min(zeros(0), zeros(1)) < half * 0.2;
}
