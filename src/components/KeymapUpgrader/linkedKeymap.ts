const prefix = '#source=';

/** A link that opens a keymap in the keymap upgrader. Browsers don't send what's after the # to a server. */
export const upgraderLink = (source: string): string => `/keymap-upgrader${prefix}${encodeURIComponent(source)}`;

/** The keymap in the fragment of a URL, if there is one. */
export function linkedKeymap(fragment: string): string | undefined {
  try {
    return fragment.startsWith(prefix) ? decodeURIComponent(fragment.slice(prefix.length)) : undefined;
  } catch {
    return undefined;
  }
}
