/** Key codes that were removed without a replacement. Bindings with one become `&none`. */
export const removedKeyCodes: ReadonlySet<string> = new Set(['KSPC']);
