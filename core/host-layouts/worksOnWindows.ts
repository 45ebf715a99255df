/*
 * On Linux, several keys type each of these characters. The key listed here also works on Windows, according to the Windows
 * keyboards of Unicode CLDR 40 (https://github.com/unicode-org/cldr/tree/release-40/keyboards/windows).
 */
const pairs: Readonly<Record<string, string>> = {
  'swiss-german': ']RA(RBKT) |RA(N7) }RA(NUHS)',
  'swiss-french': ']RA(RBKT) |RA(N7) }RA(NUHS)',
  belgian: '[RA(LBKT) \\RA(NUBS) {RA(N9)',
  spanish: '[RA(LBKT) ]RA(RBKT) {RA(SQT) }RA(NUHS)',
  'latin-american': '@RA(Q) ~RA(RBKT)',
  italian: '@RA(SEMI) [RA(LBKT) ]RA(RBKT) {LS(RA(LBKT)) }LS(RA(RBKT))',
  icelandic: '|RA(NUBS)',
  lithuanian: '@LS(RA(N2)) ^LS(RA(N6)) €RA(E)',
  czech: '#RA(X) $RA(SEMI) &RA(C) *RA(SLASH) @RA(V) [RA(F) ]RA(G) {RA(B) }RA(N)',
  slovak: '#RA(X) $RA(SEMI) &RA(C) *RA(SLASH) @RA(V) [RA(F) \\RA(Q) ]RA(G) {RA(B) |RA(W) }RA(N)',
};

/** The pairs of a layout: each character, and the key code that also types it on Windows. */
export const worksOnWindows = (layoutId: string): readonly (readonly [character: string, press: string])[] =>
  (pairs[layoutId] ?? '').split(' ').flatMap((pair) => (pair ? [[pair.charAt(0), pair.slice(1)] as const] : []));
