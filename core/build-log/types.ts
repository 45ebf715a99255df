export interface LogRule {
  readonly id: string;
  /** Matches one line of the log, without timestamps and colors. */
  readonly pattern: RegExp;
  /** Also appears in builds that succeed, so any other match is more likely to be the cause. */
  readonly isHarmless?: true;
  /** Another line of the same log usually says more about the same error. */
  readonly isVague?: true;
  /** What happened, in a sentence. `$1` is the first group of the pattern. */
  readonly cause: string;
  /** What to do about it. */
  readonly fix: string;
  /** Path and anchor of the docs section that explains it. */
  readonly docs: string;
  /** A log line that the pattern matches. */
  readonly example: string;
}

export interface LogPlace {
  /** Relative to the repository if the path contains `/config/`, otherwise only the name. */
  readonly file: string;
  readonly line: number;
}

export interface LogAnswer {
  readonly id: string;
  readonly cause: string;
  readonly fix: string;
  readonly docs: string;
  /** Line number in the log, starting at 1. */
  readonly logLine: number;
  /** The log line without timestamp and colors. */
  readonly text: string;
  /** The name that the error is about, if it says one. */
  readonly name?: string;
  /** The place in the user's files that the log names. */
  readonly place: LogPlace | null;
}

export type LogReading =
  | { readonly kind: 'known'; readonly answer: LogAnswer }
  /** `suspiciousLines` look most like errors. They're worth including when asking for help. */
  | {
      readonly kind: 'unknown';
      readonly suspiciousLines: readonly { readonly logLine: number; readonly text: string }[];
    }
  | { readonly kind: 'no-error' };
