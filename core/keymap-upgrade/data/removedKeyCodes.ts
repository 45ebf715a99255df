/** Key codes that were removed and have no successor. A binding that uses one becomes `&none`. */
export const REMOVED_KEY_CODES: ReadonlySet<string> = new Set(['KSPC']);
