/** What a key does when tapped and held, in the reader's words. */
export type HoldTap = Readonly<{ hold: string; tap: string }>;

/** Reads "tap esc, hold ctrl" and "ctrl on hold and esc on tap". */
export function readHoldTap(text: string): HoldTap | undefined {
  const plain = text
    .toLowerCase()
    .replace(/\b(?:tapped|taps)\b/g, 'tap')
    .replace(/\b(?:held|holds)\b/g, 'hold')
    .replace(/,|\b(?:and|for|on|when|while|if|is|it)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const before = /^(tap|hold) (.+) (tap|hold) (.+)$/.exec(plain);
  const after = /^(.+) (tap|hold) (.+) (tap|hold)$/.exec(plain);
  const pairs = before
    ? [before.slice(1, 3), before.slice(3)]
    : after
      ? [after.slice(1, 3).toReversed(), after.slice(3).toReversed()]
      : [];
  const { hold, tap } = Object.fromEntries(pairs) as Partial<HoldTap>;
  return hold && tap ? { hold, tap } : undefined;
}
