import type { KeymapFile } from './keymapFile.ts';

export type RuleId =
  | 'key-code'
  | 'removed-key-code'
  | 'modifier-flags'
  | 'usage-page'
  | 'behavior'
  | 'header'
  | 'node-name'
  | 'layer-name'
  | 'label'
  | 'encoder-resolution'
  | 'hold-tap-property'
  | 'global-quick-tap'
  | 'debounce-period'
  | 'column-offset';

export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** One thing that is out of date, with all it takes to bring it up to date. It is applied whole or not at all. */
export interface Change {
  readonly rule: RuleId;
  /** In source order, not overlapping. */
  readonly replacements: readonly [Replacement, ...Replacement[]];
  /** What it replaces, and by what, for a list of changes: `NUM_1` → `N1`. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  /** The page of this site that explains it. */
  readonly docs: string;
}

/** Something found that a person has to look at: rewriting it could change what the keymap does. */
export interface Note {
  readonly rule: RuleId;
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly docs: string;
}

export interface Findings {
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
}

export interface Rule {
  readonly id: RuleId;
  /** A heading for its changes: «Renamed key codes». */
  readonly title: string;
  /** The month in which the firmware made the old way obsolete: `2020-11`. Without it, the reason of each change tells. */
  readonly since?: string;
  readonly docs: string;
  readonly find: (file: KeymapFile) => Findings;
}
