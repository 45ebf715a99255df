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

/** A change that updates one outdated thing. Its replacements are applied together or not at all. */
export interface Change {
  readonly rule: RuleId;
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
  /** The heading for its changes: "Renamed key codes". */
  readonly title: string;
  /** The month in which the firmware deprecated the old way, such as `2020-11`. If it varies, the reasons mention it. */
  readonly since?: string;
  readonly docs: string;
  readonly find: (file: KeymapFile) => Findings;
}
