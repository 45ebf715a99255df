/** The combining mark that each dead key adds to the next letter. Rare ones for Greek and Vietnamese are left out. */
const deadKeys: Readonly<Record<string, string>> = {
  dead_grave: '\u0300',
  dead_acute: '\u0301',
  dead_circumflex: '\u0302',
  dead_tilde: '\u0303',
  dead_perispomeni: '\u0303',
  dead_macron: '\u0304',
  dead_breve: '\u0306',
  dead_abovedot: '\u0307',
  dead_diaeresis: '\u0308',
  dead_hook: '\u0309',
  dead_abovering: '\u030a',
  dead_doubleacute: '\u030b',
  dead_caron: '\u030c',
  dead_horn: '\u031b',
  dead_belowdot: '\u0323',
  dead_cedilla: '\u0327',
  dead_ogonek: '\u0328',
};

/** Reads the character of each key symbol from the text of keysymdef.h. */
export function readKeySymbols(header: string): ReadonlyMap<string, string> {
  const lines = header.matchAll(/^#define XK_(\w+)\s+0x[\da-f]+\s*\/\*[ (]*U\+([\dA-F]{4,6})/gm);
  const named = [...lines].map(([, name = '', code = '']) => [name, String.fromCodePoint(parseInt(code, 16))] as const);
  return new Map([...named, ...Object.entries(deadKeys)]);
}
