/** What a computer types for each key of a keyboard, once it is set to this layout. */
export type HostLayout = Readonly<{
  id: string;
  title: string;
  /** Languages (BCP 47) of the readers who most likely use it. */
  languages: readonly string[];
  /** The key above Enter is BSLH, as on US keyboards, not the NUHS of ISO keyboards. */
  ansi?: true;
  /** Which modifier reaches the third level: AltGr unless it says Option, as on a Mac. */
  third?: 'LA';
  /** One text for each of keyPositions: characters alone, with Shift, with AltGr, with both. See data.ts. */
  keys: readonly string[];
}>;
