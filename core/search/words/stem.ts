/**
 * Strips common English endings, so that "layers", "flashing", and "debounced" match "layer", "flash", and "debounce".
 * Deliberately lighter than the Porter stemmer, because it also runs on names from code.
 */
export function stem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  let base = term.replace(/our(s|ed|ing|al)?$/, 'or$1');
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  for (const ending of ['ation', 'ing', 'ed', 'er', 'ly']) {
    const rest = base.slice(0, -ending.length);
    if (base.endsWith(ending) && rest.length >= 3 && /[aeiouy]/.test(rest) && !(ending === 'er' && rest.length < 5)) {
      base = rest;
      break;
    }
  }
  // "wiring" becomes "wire". Short words keep their "e", or "hide" and "mode" would match "hid" and "mod".
  if (/^[^aeiou][aeiouy][^aeiouwxy]$/.test(base) && /(?:ing|ed)s?$/.test(term)) return `${base}e`;
  if (/([bdfgmnprt])\1$/.test(base) && base !== term) base = base.slice(0, -1);
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base;
}
