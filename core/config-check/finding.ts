import type { Severity } from '#core/keymap-check';

/** A range in a file. */
export interface Where {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** Replaces a range. */
export type Edit = Where & Readonly<{ insert: string }>;

export interface Fix {
  /** The button's label: `Change to N1`. */
  readonly title: string;
  /** Without overlaps. In source order within each file. */
  readonly edits: readonly Edit[];
  /** A file that gets another name. */
  readonly rename?: Readonly<{ from: string; to: string }>;
  /** Whether it can't change what a working key does, so that "Fix all" may apply it. */
  readonly safe: boolean;
}

/** One thing that's wrong, out of date, or worth a look. Every output of the doctor shows the same list of these. */
export interface Finding {
  /** The id of a row in `rules/`. */
  readonly rule: string;
  readonly severity: Severity;
  readonly where: Where;
  readonly message: string;
  /** The best one first. */
  readonly fixes: readonly Fix[];
  /** Path of the docs page that explains it. */
  readonly docs: string;
  /** What an upgrade replaces, for display: `NUM_1` → `N1`. */
  readonly change?: Readonly<{ before: string; after: string; reason: string }>;
}

/** The fix that can be applied without asking. */
export const safeFix = ({ fixes }: Finding): Fix | undefined => fixes.find(({ safe }) => safe);

/** In the order of the files and of the text in them. */
export const byPlace = ({ where: a }: Finding, { where: b }: Finding): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.from - b.from || a.to - b.to;
