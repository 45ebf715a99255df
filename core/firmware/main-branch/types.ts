/** A board name in the release, and its name on `main`. */
export type BoardChange = Readonly<{
  /** The name in the release, such as `nice_nano_v2`. */
  before: string;
  /** The components of the name on `main`, such as `nice_nano`, `nrf52840` and `zmk`. Missing if the board is gone. */
  after?: Readonly<{
    board: string;
    chip: string;
    variant?: string;
    /** The hardware revision, if the board has several. */
    revision?: string;
    /** `main` uses this revision if none is stated. */
    defaultRevision?: true;
    /** The board comes with different chips, so the name has to include the chip. */
    severalChips?: true;
  }>;
}>;

/** An option that a .conf file for the release may set, and what happens to it on `main`. */
export type OptionChange = Readonly<{
  symbol: `CONFIG_${string}`;
  /** `gone`: the line stops the build. `deprecated`: it still works, with a warning. */
  change: 'gone' | 'deprecated';
  /** The option that replaces it. */
  option?: `CONFIG_${string}`;
  /** What to do, in a sentence. */
  instead: string;
}>;
