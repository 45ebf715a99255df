/** A keyboard layout of the computer: what each key types. */
export type HostLayout = Readonly<{
  id: string;
  title: string;
  /** Languages (BCP 47) whose readers most likely use it. */
  languages: readonly string[];
  /** The key above Enter is BSLH as on US keyboards, not NUHS as on ISO keyboards. */
  ansi?: true;
  /** The modifier for the third character: Option, as on a Mac. AltGr if missing. */
  third?: 'LA';
  /** One string per entry of characterKeys: what the key types alone, with Shift, with AltGr, and with both. See data.ts. */
  keys: readonly string[];
}>;
