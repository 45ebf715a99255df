/** A key code, as far as the finder needs it. */
export type FindableCode = Readonly<{
  /** Names that a keymap can use, the main one first. */
  names: readonly string[];
  qmk: readonly string[];
  title: string;
  does: string;
  /** What it types on a US host, alone and then with Shift, and signs that stand for it. */
  characters: string;
  /** `KeyboardEvent.code` of the key, or ''. */
  press: string;
}>;

/** A binding that answers a query. */
export type Answer = Readonly<{
  /** Ready to paste: `&kp LC(C)`. Two bindings in a row are to be tapped one after the other. */
  binding: string;
  title: string;
  /** What else the reader should know before using it. */
  note?: string;
  /** The page that explains it, below /docs. */
  page?: string;
}>;

export type Found = Readonly<{
  /** Best first. */
  answers: readonly Answer[];
  /** Main names of the key codes that the query is about, for the tables. */
  codes: readonly string[];
  /** Why nothing answers as asked. The answers, if there are any, are then the next best. */
  message?: string;
  /** The page that explains the message, below /docs. */
  page?: string;
}>;
