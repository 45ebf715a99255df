/** File contents by path. */
export type Files = ReadonlyMap<string, string>;

/** A word and its range in a file. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A word and the file that it's in. */
export type PlacedWord = Word & Readonly<{ file: string }>;
