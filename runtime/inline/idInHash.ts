/** The id in a URL's hash, or an empty string if the hash isn't valid, as in a truncated link. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
