export type FindableCode = Readonly<{
  /** Names that a keymap can use, the main one first. */
  names: readonly string[];
  qmk: readonly string[];
  title: string;
  does: string;
  /** What it types on a US layout, alone and with Shift, then symbols printed on such keys. */
  characters: string;
  /** `KeyboardEvent.code` of the key, or ''. */
  press: string;
}>;

export type Answer = Readonly<{
  /** Ready to paste: `&kp LC(C)`. Two bindings, as in `&kp EQUAL &kp E`, have to be tapped one after the other. */
  binding: string;
  title: string;
  /** What else the reader needs to know. */
  note?: string | undefined;
  /** The page that explains it, relative to /docs. */
  page?: string | undefined;
}>;

export type FinderResult = Readonly<{
  /** Best first. */
  answers: readonly Answer[];
  /** Main names of the key codes to show in the tables. */
  codes: readonly string[];
  /** Why there's no exact answer. `answers` then has the next best, if any. */
  message?: string;
  /** The page that explains the message, relative to /docs. */
  page?: string | undefined;
}>;
