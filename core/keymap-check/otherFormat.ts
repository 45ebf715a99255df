interface OtherFormat {
  readonly message: string;
  readonly docs: string;
}

const fromQmk = (what: string): OtherFormat => ({
  message: `This is ${what}, which ZMK can't read. Write it again as a ZMK keymap.`,
  docs: '/docs/keymaps/coming-from-qmk',
});
const other = (message: string): OtherFormat => ({ message, docs: '/docs/keymaps' });

/** What to say about text that isn't devicetree at all, instead of a long list of syntax errors. */
export function otherFormat(text: string): OtherFormat | null {
  const code = text.replace(/\/\*[^]*?(?:\*\/|$)|\/\/.*/g, '');
  const isQmk = /\bQMK_KEYBOARD_H\b|\bPROGMEM\b|\bconst uint\d+_t\b/.test(code) && !/zmk,keymap|\/\s*\{/.test(code);
  if (isQmk || (/\bKC_\w+\s*,/.test(code) && !/&\w|\bbindings\b|\/\s*\{/.test(code))) return fromQmk('C code for QMK');
  if (/^\s*(?:\[\s*)?\{\s*"[^"\n]*"\s*:/.test(text))
    return /"[^"\n]*\bKC_/.test(text)
      ? fromQmk('a QMK, VIA, or Vial keymap')
      : other('This is JSON. Use the .keymap file of your configuration instead.');
  if (/^\s*<(?:!doctype html|html)\b/i.test(text))
    return other('This is a web page. On GitHub, open the file and choose Download raw file.');
  const hasSigns = /[{}<>]|&\w|^\s*#|^\s*\/[/*]/m.test(text);
  return hasSigns || !/\w+\s+\w+\s+\w+/.test(text) ? null : other("This doesn't look like a ZMK file.");
}
