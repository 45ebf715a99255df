/** One build name of the release, and what to write for it on `main`. */
export type BoardChange = Readonly<{
  /** The name in the release: `nice_nano_v2`. */
  before: string;
  /** The parts of the name on `main`: `nice_nano`, `nrf52840`, `zmk`. Absent when the board is gone. */
  after?: Readonly<{
    board: string;
    /** The chip, which has to be written only when the board comes with more than one. */
    chip: string;
    variant?: string;
    /** The hardware revision, where the board has any. */
    revision?: string;
    /** It is the one that `main` takes when none is written. */
    defaultRevision?: true;
    /** Write the chip, because the board comes with more than one. */
    severalChips?: true;
  }>;
}>;

/** An option that a .conf file for the release may set, and what becomes of the line on `main`. */
export type OptionChange = Readonly<{
  symbol: `CONFIG_${string}`;
  /** `gone`: the line stops the build. `deprecated`: it still works, with a warning. */
  change: 'gone' | 'deprecated';
  /** The option that takes its place. */
  option?: `CONFIG_${string}`;
  /** What to do, in a sentence. */
  instead: string;
}>;
