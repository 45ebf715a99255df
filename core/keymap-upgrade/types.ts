import type { KeymapFile } from './keymapFile.ts';

export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A change that updates one outdated thing. Its replacements are applied together or not at all. */
export interface Change {
  readonly rule: string;
  /** In source order, not overlapping. */
  readonly replacements: readonly [Replacement, ...Replacement[]];
  /** For display in a list of changes: `NUM_1` → `N1`. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  /** The URL of the page that explains it. */
  readonly docs: string;
}

/** Something outdated that the user has to change, because an automatic change could alter what the keymap does. */
export interface Note {
  readonly rule: string;
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly docs: string;
}

/** A change or note as its rule finds it. Without `docs`, the rule's own page explains it. */
type Found<T> = Omit<T, 'rule' | 'docs'> & { readonly docs?: string };
export type FoundChange = Found<Change>;
export type FoundNote = Found<Note>;

export interface Rule {
  readonly id: string;
  readonly docs: string;
  readonly find: (file: KeymapFile) => Iterable<FoundChange | FoundNote>;
}
