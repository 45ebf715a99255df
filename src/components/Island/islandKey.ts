/** A short stable name for one island with one set of props (FNV-1a), the same on the server and in the browser. */
export function islandKey(name: string, props: object): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(props)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return `${name}-${(hash >>> 0).toString(36)}`;
}
