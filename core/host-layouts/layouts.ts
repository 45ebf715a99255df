/** A keyboard layout of the computer. What its keys type is in keysOf.ts. */
export type HostLayout = Readonly<{
  id: string;
  title: string;
  /** Its name in xkeyboard-config: `layout` or `layout(variant)`. */
  xkb?: string;
  /** Languages (BCP 47) whose readers most likely use it. If several layouts list a language, the first one is the default. */
  languages: readonly string[];
  /** The key above Enter is BSLH as on US keyboards, not NUHS as on ISO keyboards. */
  ansi?: true;
  /** The modifier for the third character: Option, as on a Mac. AltGr if missing. */
  third?: 'LA';
}>;

/** In the order of the menu that readers choose from. To add one, add a line here and run `npm run host-layouts`. */
export const hostLayouts: readonly HostLayout[] = [
  { id: 'us', title: 'US', xkb: 'us', languages: ['en', 'ko', 'zh', 'nl'], ansi: true },
  { id: 'us-international', title: 'US International', xkb: 'us(intl)', languages: [], ansi: true },
  { id: 'us-mac', title: 'US on macOS', languages: [], ansi: true, third: 'LA' },
  { id: 'uk', title: 'UK', xkb: 'gb', languages: ['en-GB'] },
  { id: 'irish', title: 'Irish', xkb: 'ie', languages: ['en-IE', 'ga'] },
  { id: 'german', title: 'German', xkb: 'de', languages: ['de'] },
  { id: 'swiss-german', title: 'Swiss German', xkb: 'ch', languages: ['de-CH'] },
  { id: 'swiss-french', title: 'Swiss French', xkb: 'ch(fr)', languages: ['fr-CH'] },
  { id: 'french', title: 'French (AZERTY)', xkb: 'fr', languages: ['fr'] },
  { id: 'bepo', title: 'French (BÉPO)', xkb: 'fr(bepo)', languages: [] },
  { id: 'canadian-french', title: 'Canadian French', xkb: 'ca', languages: ['fr-CA'] },
  { id: 'belgian', title: 'Belgian', xkb: 'be', languages: ['fr-BE', 'nl-BE'] },
  { id: 'dutch', title: 'Dutch', xkb: 'nl', languages: [] },
  { id: 'spanish', title: 'Spanish', xkb: 'es', languages: ['es'] },
  {
    id: 'latin-american',
    title: 'Latin American',
    xkb: 'latam',
    languages: ['es-MX', 'es-AR', 'es-CO', 'es-CL', 'es-PE', 'es-419'],
  },
  { id: 'portuguese', title: 'Portuguese', xkb: 'pt', languages: ['pt'] },
  { id: 'brazilian', title: 'Brazilian (ABNT2)', xkb: 'br', languages: ['pt-BR'] },
  { id: 'italian', title: 'Italian', xkb: 'it', languages: ['it'] },
  { id: 'danish', title: 'Danish', xkb: 'dk', languages: ['da'] },
  { id: 'norwegian', title: 'Norwegian', xkb: 'no', languages: ['no', 'nb', 'nn'] },
  { id: 'swedish', title: 'Swedish', xkb: 'se', languages: ['sv'] },
  { id: 'finnish', title: 'Finnish', xkb: 'fi(classic)', languages: ['fi'] },
  { id: 'icelandic', title: 'Icelandic', xkb: 'is', languages: ['is'] },
  { id: 'estonian', title: 'Estonian', xkb: 'ee', languages: ['et'] },
  { id: 'latvian', title: 'Latvian', xkb: 'lv', languages: ['lv'] },
  { id: 'lithuanian', title: 'Lithuanian', xkb: 'lt', languages: ['lt'] },
  { id: 'polish', title: 'Polish', xkb: 'pl', languages: ['pl'], ansi: true },
  { id: 'czech', title: 'Czech', xkb: 'cz', languages: ['cs'] },
  { id: 'slovak', title: 'Slovak', xkb: 'sk', languages: ['sk'] },
  { id: 'hungarian', title: 'Hungarian', xkb: 'hu', languages: ['hu'] },
  { id: 'romanian', title: 'Romanian', xkb: 'ro', languages: ['ro'], ansi: true },
  { id: 'slovenian', title: 'Slovenian', xkb: 'si', languages: ['sl'] },
  { id: 'croatian', title: 'Croatian', xkb: 'hr', languages: ['hr', 'bs'] },
  { id: 'serbian-latin', title: 'Serbian (Latin)', xkb: 'rs(latin)', languages: ['sr'] },
  { id: 'turkish', title: 'Turkish (Q)', xkb: 'tr', languages: ['tr'] },
  { id: 'turkish-f', title: 'Turkish (F)', xkb: 'tr(f)', languages: [] },
  { id: 'greek', title: 'Greek', xkb: 'gr', languages: ['el'] },
  { id: 'russian', title: 'Russian', xkb: 'ru', languages: ['ru'] },
  { id: 'ukrainian', title: 'Ukrainian', xkb: 'ua', languages: ['uk'] },
  { id: 'hebrew', title: 'Hebrew', xkb: 'il', languages: ['he'] },
  { id: 'japanese', title: 'Japanese', xkb: 'jp', languages: ['ja'] },
  { id: 'dvorak', title: 'US Dvorak', xkb: 'us(dvorak)', languages: [], ansi: true },
  { id: 'colemak', title: 'US Colemak', xkb: 'us(colemak)', languages: [], ansi: true },
  { id: 'colemak-dh', title: 'US Colemak-DH', xkb: 'us(colemak_dh)', languages: [], ansi: true },
  { id: 'workman', title: 'US Workman', xkb: 'us(workman)', languages: [], ansi: true },
];

export const findHostLayout = (id: string): HostLayout | undefined => hostLayouts.find((layout) => layout.id === id);

/** The layout most likely used by readers of these languages (BCP 47, preferred first). */
export function guessHostLayout(languages: readonly string[]): HostLayout {
  const candidates = languages.flatMap((language) => [language, language.replace(/-.*$/, '')]);
  const found = candidates.flatMap((each) => hostLayouts.find((layout) => layout.languages.includes(each)) ?? []);
  return found[0] ?? (hostLayouts[0] as HostLayout);
}
