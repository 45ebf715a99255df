/** One kind of failure. */
export interface LogRule {
  readonly id: string;
  /** Matches one line of the log, without timestamps and colors. */
  readonly pattern: RegExp;
  /** What happened, in a sentence. `$1` stands for the first group of the pattern. */
  readonly cause: string;
  /** What to do about it. */
  readonly fix: string;
  /** The section of the page about failed builds. */
  readonly docs: string;
  /** A line as a build prints it. */
  readonly example: string;
}

export interface LogPlace {
  /** As far as it can be told from the path in the container: `config/corne.keymap`. */
  readonly file: string;
  readonly line: number;
}

export interface LogAnswer {
  readonly id: string;
  readonly cause: string;
  readonly fix: string;
  readonly docs: string;
  /** The line of the log, from 1, and its text without timestamp and colors. */
  readonly logLine: number;
  readonly text: string;
  readonly place: LogPlace | null;
}

export type LogReading =
  | { readonly kind: 'known'; readonly answer: LogAnswer }
  /** The lines that say most, for the one who is asked for help. */
  | { readonly kind: 'unknown'; readonly telling: readonly { readonly logLine: number; readonly text: string }[] }
  | { readonly kind: 'no-error' };
