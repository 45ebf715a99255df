import type { Finding, Replacement } from '#core/keymap-check';

export type { Finding, Fix } from '#core/keymap-check';

/** The release that this site documents, or the main branch, which uses Zephyr 4.1. */
export type Target = 'v0.3' | 'main';

/** A change that the target release needs. */
export interface ConfigChange {
  readonly rule: 'board' | 'option' | 'revision';
  readonly file: string;
  readonly replacements: readonly [Replacement, ...Replacement[]];
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly docs: string;
}

/** File contents by path. */
export type Files = ReadonlyMap<string, string>;

/** A word and its range in a file. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A finding without its file name, which `checkConfig` adds. */
export type FileFinding = Omit<Finding, 'file'>;
