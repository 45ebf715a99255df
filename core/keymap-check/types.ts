import type { Span } from '#core/devicetree';
import type { Keymap } from './keymap.ts';

export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Error: doesn't build or can't work. Warning: builds, but almost certainly isn't what the user wants. Note: worth a look. */
export type Severity = 'error' | 'warning' | 'note';

export interface Fix {
  /** The button's label: `Change to N1`. */
  readonly title: string;
  /** In source order, without overlaps, all in the finding's file. */
  readonly replacements: readonly [Replacement, ...Replacement[]];
}

export interface Finding {
  readonly id: string;
  readonly severity: Severity;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly message: string;
  /** Path of the docs page that explains it. */
  readonly docs: string;
  readonly fix?: Fix;
}

/** A finding as a rule returns it, with offsets in the joined text. */
export type RawFinding = Omit<Finding, 'id' | 'file' | 'docs'> & {
  readonly docs?: string;
  /** If it may follow from other findings, only from those in this range. */
  readonly within?: Span;
  /** Names of the node whose mistakes explain this one too. */
  readonly cause?: readonly Span[];
};

export interface Rule {
  readonly id: string;
  /** The heading above its findings: `Unknown behaviors`. */
  readonly title: string;
  readonly docs: string;
  /** With syntax errors in the file, `binding` rules only report statements without one, and `file` rules don't run. */
  readonly scope: 'syntax' | 'binding' | 'file';
  readonly find: (keymap: Keymap) => Iterable<RawFinding>;
}
