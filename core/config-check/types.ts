import type { Finding, Replacement } from '#core/keymap-check';

export type { Finding, Fix } from '#core/keymap-check';

/** A change that the target release needs. */
export interface ConfigChange {
  readonly rule: 'board-name' | 'option-name' | 'revision';
  readonly file: string;
  readonly replacements: readonly [Replacement, ...Replacement[]];
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly docs: string;
}

/** A finding without its file name, which `checkConfig` adds. */
export type FileFinding = Omit<Finding, 'file'>;
