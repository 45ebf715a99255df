import type { Keymap } from './keymap.ts';

export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Error: it will not build, or cannot work. Warning: it builds, but is surely not what was meant. Note: worth a look. */
export type Severity = 'error' | 'warning' | 'note';

export interface Fix {
  /** What the button says: `Write N1`. */
  readonly title: string;
  /** In source order, not overlapping, all in the finding's file. */
  readonly replacements: readonly [Replacement, ...Replacement[]];
}

export interface Finding {
  readonly id: string;
  readonly severity: Severity;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly message: string;
  /** The page of this site that explains it. */
  readonly docs: string;
  readonly fix?: Fix;
}

/** A finding before it is known which of the joined files it is in. */
export type Found = Omit<Finding, 'id' | 'file' | 'docs'> & { readonly docs?: string };

export interface Rule {
  readonly id: string;
  /** A heading for its findings: «Unknown behaviors». */
  readonly title: string;
  readonly docs: string;
  /** Rules about a single binding run on a file with syntax errors as well, away from them. Others need the whole file. */
  readonly scope: 'syntax' | 'binding' | 'file';
  readonly find: (keymap: Keymap) => Iterable<Found>;
}
