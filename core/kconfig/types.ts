/** Where something is written. Lines count from 1. */
export type Place = Readonly<{ file: string; line: number }>;

/** A value with the condition that it applies under, as Kconfig writes it; an empty condition always holds. */
export type Conditional = Readonly<{ value: string; condition: string; place: Place }>;

/** One `config` block. A symbol may have several, in different files. */
export type Definition = Readonly<{
  place: Place;
  type?: string;
  prompt?: Conditional;
  help: string;
  defaults: readonly Conditional[];
  /** The value of a range is `min max`. */
  ranges: readonly Conditional[];
  selects: readonly Conditional[];
  implies: readonly Conditional[];
  /** Its own `depends on` lines and everything around it: `if`, `menu`, `choice`. */
  dependsOn: string;
}>;

export type Symbol = Readonly<{ name: string; definitions: readonly Definition[] }>;

export type Choice = Readonly<{
  /** Absent for a choice without a name. */
  name?: string;
  members: readonly string[];
  defaults: readonly Conditional[];
  prompt?: Conditional;
  dependsOn: string;
  place: Place;
}>;

export type Problem = Readonly<{ place: Place; message: string }>;

export type Kconfig = Readonly<{
  symbols: ReadonlyMap<string, Symbol>;
  choices: readonly Choice[];
  /** Lines that were not understood. */
  problems: readonly Problem[];
  /** Files that a `source` line names and that are not there. */
  absent: readonly Problem[];
  /** Every file that was read, in order. */
  files: readonly string[];
}>;

/** The files to read from. Paths are relative to one root and have `/` between their parts. */
export type Files = Readonly<{ read: (path: string) => string | undefined; list: readonly string[] }>;
