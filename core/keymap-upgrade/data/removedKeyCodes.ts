/** Key codes that were removed and have no successor. A binding that uses one becomes `&none`. */
export const removedKeyCodes: ReadonlySet<string> = new Set(['KSPC']);
