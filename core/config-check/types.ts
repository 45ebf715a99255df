export type Severity = 'error' | 'warning' | 'note';

export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface Fix {
  readonly title: string;
  readonly replacements: readonly [Replacement, ...Replacement[]];
}

/** The same shape as a finding of `core/keymap-check`. */
export interface Finding {
  readonly id: string;
  readonly severity: Severity;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly docs: string;
  readonly fix?: Fix;
}

/** The release line that the site describes, or `main` on Zephyr 4.1. */
export type Target = 'v0.3' | 'main';

/** Something to rewrite for the target. */
export interface ConfigChange {
  readonly file: string;
  readonly replacements: readonly [Replacement, ...Replacement[]];
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly docs: string;
}

export type Files = ReadonlyMap<string, string>;
