import type { Finding as KeymapFinding, Replacement } from '#core/keymap-check';

/** A fix as the checks return it. */
export interface Fix {
  readonly title: string;
  /** In the finding's file, unless they name another. */
  readonly replacements: readonly (Replacement & Readonly<{ file?: string }>)[];
  readonly rename?: Readonly<{ from: string; to: string }>;
  /** Whether the user has to decide, even if it repairs an error. */
  readonly isGuess?: boolean;
}

/** A finding as the checks return it. */
export type Finding = Omit<KeymapFinding, 'fix'> & Readonly<{ fix?: Fix }>;

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
