/** The id that the hash of an address names. None for a hash that is not valid, as a cut or mistyped link may have. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
