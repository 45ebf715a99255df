import { itemsWithin, type Directive } from '#core/devicetree';
import { keyLabel } from '../outcome.ts';
import { usageCode, usageMods, usagePage } from '../usage.ts';
import { valueOfName } from './constants.ts';

/** Languages and countries whose headers people use, such as keys_de.h. */
const prefix = /^(?:BE|BR|CH|CZ|DA|DE|DK|ES|FI|FR|GB|HU|IT|JP|NB|NL|NO|PL|PT|RU|SE|SV|TR|UK|US)_/;

/** Combining marks for names such as `U_UMLAUT`. */
const marks: Readonly<Record<string, string>> = {
  GRAVE: '\u0300',
  ACUTE: '\u0301',
  CIRCUMFLEX: '\u0302',
  TILDE: '\u0303',
  UMLAUT: '\u0308',
  RING: '\u030a',
  CARON: '\u030c',
  CEDILLA: '\u0327',
};

const characters: Readonly<Record<string, string>> = {
  ACUTE: '´',
  AE: 'æ',
  DEG: '°',
  DEGREE: '°',
  ESZETT: 'ß',
  EURO: '€',
  O_SLASH: 'ø',
  POUND_SIGN: '£',
  SECT: '§',
  SECTION: '§',
  SHARP_S: 'ß',
  SS: 'ß',
  SUPER2: '²',
  SUPER3: '³',
  SZ: 'ß',
  UMLAUT: '¨',
  YEN: '¥',
};

/** Names that mean an umlaut in a German header. Elsewhere, `AE` is `æ`. */
const germanCharacters: Readonly<Record<string, string>> = { AE: 'ä', OE: 'ö', UE: 'ü' };

/** The letters from А to Я, in the order and with the names of Unicode. */
const cyrillicNames =
  'A BE VE GHE DE IE ZHE ZE I SHORT_I KA EL EM EN O PE ER ES TE U EF HA TSE CHE SHA SHCHA HARD_SIGN YERU SOFT_SIGN E YU YA'.split(
    ' ',
  );

const cyrillicLetter = (name: string): string | undefined => {
  const index = cyrillicNames.indexOf(name);
  return name === 'IO' ? 'Ё' : index < 0 ? undefined : String.fromCharCode(0x410 + index);
};

const capital = (character: string): string => {
  const upper = character.toUpperCase();
  return upper.length === 1 ? upper : character;
};

/** Whether a definition looks like one from a locale header: a key code with a name we know. */
export const isLocaleKey = ({ macro, parameters, items }: Directive): boolean =>
  macro !== null &&
  parameters === null &&
  localeLegend(macro.text) !== undefined &&
  [...itemsWithin(items)].every((item) => item.kind !== 'reference' && (item.kind !== 'word' || isKeyName(item.text)));

const isKeyName = (name: string): boolean => valueOfName(name) !== undefined || localeLegend(name) !== undefined;

/**
 * What a name from a locale header types on a computer with that layout, as on a keycap: `Ü` for `DE_UE`. Doesn't use the
 * header, which may be missing and only has the key codes of a US layout.
 */
export function localeLegend(name: string): string | undefined {
  if (!prefix.test(name)) return undefined;
  const key = name.replace(prefix, '');
  const known = (name.startsWith('DE_') ? germanCharacters[key] : undefined) ?? characters[key];
  if (known) return capital(known);
  if (key.startsWith('CYRILLIC_')) return cyrillicLetter(key.slice('CYRILLIC_'.length));
  const [, letter, mark] = /^([A-Z])_([A-Z]+)$/.exec(key) ?? [];
  const combining = marks[mark ?? ''];
  if (letter && combining) return (letter + combining).normalize();
  // Any other name means the same as in the firmware. It only counts if it types a single character.
  const usage = valueOfName(key);
  const label = usage === undefined ? '' : keyLabel(usagePage(usage), usageCode(usage), usageMods(usage) !== 0);
  return label.length === 1 ? label : undefined;
}
