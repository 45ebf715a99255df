/** Lines are numbered from 1. */
export type Place = Readonly<{ file: string; line: number }>;

/** A value and its condition as written, or an empty condition if it always applies. */
export type Conditional = Readonly<{ value: string; condition: string; place: Place }>;

/** One `config` block. A symbol may have several in different files. */
export type Definition = Readonly<{
  place: Place;
  type?: string;
  prompt?: Conditional;
  help: string;
  defaults: readonly Conditional[];
  /** Each value is `min max`. */
  ranges: readonly Conditional[];
  selects: readonly Conditional[];
  implies: readonly Conditional[];
  /** Its own `depends on` lines and the conditions of the `if`, `menu` and `choice` blocks around it. */
  dependsOn: string;
}>;

export type ConfigSymbol = Readonly<{ name: string; definitions: readonly Definition[] }>;

export type Choice = Readonly<{
  name?: string;
  members: readonly string[];
  defaults: readonly Conditional[];
  prompt?: Conditional;
  dependsOn: string;
  place: Place;
}>;

export type Problem = Readonly<{ place: Place; message: string }>;

export type Kconfig = Readonly<{
  symbols: ReadonlyMap<string, ConfigSymbol>;
  choices: readonly Choice[];
  /** Lines that couldn't be parsed. */
  problems: readonly Problem[];
  /** Files in `source` lines that don't exist. */
  missingFiles: readonly Problem[];
  /** Every file read, in order. */
  files: readonly string[];
}>;

/** The files to read from. Paths are relative to one root and use `/`. */
export type Files = Readonly<{ read: (path: string) => string | undefined; list: readonly string[] }>;
