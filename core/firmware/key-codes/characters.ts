/*
 * A keyboard sends keys, not characters: the layout chosen on the host decides what a key types. These tables say which
 * key codes type a character with the host set to a layout. A list is a sequence, for characters made with a dead key.
 * To add one: write it as it goes after &kp, with current names. characters.test.ts reads each with encodeKeyCode.
 */
export type HostLayout = Readonly<{
  id: string;
  title: string;
  characters: Readonly<Record<string, string | readonly string[]>>;
}>;

// prettier-ignore
export const hostLayouts: readonly HostLayout[] = [
  {
    id: 'us-international',
    title: 'US International',
    characters: {
      á: 'RA(A)', é: 'RA(E)', í: 'RA(I)', ó: 'RA(O)', ú: 'RA(U)', ä: 'RA(Q)', ö: 'RA(P)', ü: 'RA(Y)', ñ: 'RA(N)',
      ç: 'RA(COMMA)', ß: 'RA(S)', å: 'RA(W)', æ: 'RA(Z)', ø: 'RA(L)', ð: 'RA(D)', þ: 'RA(T)', '¡': 'RA(N1)',
      '¿': 'RA(SLASH)', '€': 'RA(N5)', '£': 'LS(RA(N4))', '¥': 'RA(MINUS)', '¢': 'LS(RA(C))', '§': 'LS(RA(S))',
      '°': 'LS(RA(SEMI))', '«': 'RA(LBKT)', '»': 'RA(RBKT)', '©': 'RA(C)', '®': 'RA(R)', µ: 'RA(M)', '×': 'RA(EQUAL)',
      '÷': 'LS(RA(EQUAL))', '¬': 'RA(BSLH)',
    },
  },
  {
    id: 'us-mac',
    title: 'US on macOS',
    characters: {
      á: ['LA(E)', 'A'], é: ['LA(E)', 'E'], í: ['LA(E)', 'I'], ó: ['LA(E)', 'O'], ú: ['LA(E)', 'U'], ä: ['LA(U)', 'A'],
      ö: ['LA(U)', 'O'], ü: ['LA(U)', 'U'], ñ: ['LA(N)', 'N'], è: ['LA(GRAVE)', 'E'], à: ['LA(GRAVE)', 'A'],
      ç: 'LA(C)', ß: 'LA(S)', å: 'LA(A)', æ: 'LA(SQT)', ø: 'LA(O)', œ: 'LA(Q)', '¡': 'LA(N1)', '¿': 'LS(LA(SLASH))',
      '€': 'LS(LA(N2))', '£': 'LA(N3)', '¥': 'LA(Y)', '¢': 'LA(N4)', '§': 'LA(N6)', '°': 'LS(LA(N8))', '«': 'LA(BSLH)',
      '»': 'LS(LA(BSLH))', '©': 'LA(G)', '®': 'LA(R)', '™': 'LA(N2)', µ: 'LA(M)', '÷': 'LA(SLASH)', '–': 'LA(MINUS)',
      '—': 'LS(LA(MINUS))', '…': 'LA(SEMI)', '•': 'LA(N8)', '≠': 'LA(EQUAL)', π: 'LA(P)',
    },
  },
  {
    id: 'uk',
    title: 'UK',
    characters: {
      á: 'RA(A)', é: 'RA(E)', í: 'RA(I)', ó: 'RA(O)', ú: 'RA(U)', '£': 'LS(N3)', '€': 'RA(N4)', '¬': 'LS(GRAVE)',
      '"': 'LS(N2)', '@': 'LS(SQT)', '#': 'NUHS', '~': 'LS(NUHS)', '\\': 'NUBS', '|': 'LS(NUBS)',
    },
  },
  {
    id: 'german',
    title: 'German',
    characters: {
      ä: 'SQT', ö: 'SEMI', ü: 'LBKT', ß: 'MINUS', é: ['EQUAL', 'E'], '€': 'RA(E)', '§': 'LS(N3)', '°': 'LS(GRAVE)',
      µ: 'RA(M)', '"': 'LS(N2)', '@': 'RA(Q)', '#': 'NUHS', '~': 'RA(RBKT)', '\\': 'RA(MINUS)', '|': 'RA(NUBS)',
      '{': 'RA(N7)', '[': 'RA(N8)', ']': 'RA(N9)', '}': 'RA(N0)', '<': 'NUBS', '>': 'LS(NUBS)', '/': 'LS(N7)',
      '?': 'LS(MINUS)', "'": 'LS(NUHS)', '`': ['LS(EQUAL)', 'SPACE'], '^': ['GRAVE', 'SPACE'],
    },
  },
  {
    id: 'french',
    title: 'French (AZERTY)',
    characters: {
      é: 'N2', è: 'N7', à: 'N0', ç: 'N9', ù: 'SQT', '€': 'RA(E)', '£': 'LS(RBKT)', '§': 'LS(SLASH)', '°': 'LS(MINUS)',
      µ: 'LS(NUHS)', '"': 'N3', '@': 'RA(N0)', '#': 'RA(N3)', '~': ['RA(N2)', 'SPACE'], '\\': 'RA(N8)', '|': 'RA(N6)',
      '{': 'RA(N4)', '[': 'RA(N5)', ']': 'RA(MINUS)', '}': 'RA(EQUAL)', '<': 'NUBS', '>': 'LS(NUBS)',
      '/': 'LS(PERIOD)', '?': 'LS(M)', "'": 'N4', '`': ['RA(N7)', 'SPACE'], '^': ['LBKT', 'SPACE'],
    },
  },
  {
    id: 'spanish',
    title: 'Spanish',
    characters: {
      ñ: 'SEMI', ç: 'NUHS', á: ['SQT', 'A'], é: ['SQT', 'E'], í: ['SQT', 'I'], ó: ['SQT', 'O'], ú: ['SQT', 'U'],
      ü: ['LS(SQT)', 'U'], '¡': 'EQUAL', '¿': 'LS(EQUAL)', '€': 'RA(E)', º: 'GRAVE', ª: 'LS(GRAVE)', '"': 'LS(N2)',
      '@': 'RA(N2)', '#': 'RA(N3)', '~': ['RA(N4)', 'SPACE'], '\\': 'RA(GRAVE)', '|': 'RA(N1)', '{': 'RA(SQT)',
      '[': 'RA(LBKT)', ']': 'RA(RBKT)', '}': 'RA(NUHS)', '<': 'NUBS', '>': 'LS(NUBS)', '/': 'LS(N7)', '?': 'LS(MINUS)',
      "'": 'MINUS', '¬': 'RA(N6)', '^': ['LS(LBKT)', 'SPACE'],
    },
  },
  {
    id: 'swedish',
    title: 'Swedish and Finnish',
    characters: {
      å: 'LBKT', ä: 'SQT', ö: 'SEMI', é: ['EQUAL', 'E'], '€': 'RA(E)', '£': 'RA(N3)', '§': 'GRAVE', '"': 'LS(N2)',
      '@': 'RA(N2)', '#': 'LS(N3)', '~': ['RA(RBKT)', 'SPACE'], '\\': 'RA(MINUS)', '|': 'RA(NUBS)', '{': 'RA(N7)',
      '[': 'RA(N8)', ']': 'RA(N9)', '}': 'RA(N0)', '<': 'NUBS', '>': 'LS(NUBS)', '/': 'LS(N7)', '?': 'LS(MINUS)',
      "'": 'NUHS', '^': ['LS(RBKT)', 'SPACE'],
    },
  },
];

/** One character and how each layout types it. */
export type CharacterRow = Readonly<{
  character: string;
  ways: readonly Readonly<{ layout: string; presses: readonly string[] }>[];
}>;

/** The characters of all layouts, letters first, each with the layouts that can type it. */
export function characterRows(): readonly CharacterRow[] {
  const characters = [...new Set(hostLayouts.flatMap((layout) => Object.keys(layout.characters)))];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  return characters
    .toSorted((a, b) => Number(isLetter(b)) - Number(isLetter(a)) || a.localeCompare(b, 'en'))
    .map((character) => ({
      character,
      ways: hostLayouts.flatMap(({ title, characters: { [character]: keys } }) =>
        keys === undefined ? [] : [{ layout: title, presses: typeof keys === 'string' ? [keys] : keys }],
      ),
    }));
}
