import type { Finding, Replacement } from '#core/keymap-check';

export type { Finding, Fix } from '#core/keymap-check';

/** The release line that the site describes, or `main` on Zephyr 4.1. */
export type Target = 'v0.3' | 'main';

/** Something to rewrite for the target. */
export interface ConfigChange {
  readonly rule: 'board' | 'option' | 'revision';
  readonly file: string;
  readonly replacements: readonly [Replacement, ...Replacement[]];
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly docs: string;
}

export type Files = ReadonlyMap<string, string>;

/** A word of a file, with its place. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A finding before the file is added. */
export type Found = Omit<Finding, 'file'>;
