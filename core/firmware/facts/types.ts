/**
 * What the source of one release of the firmware says: names, numbers, types, and conditions, but no sentences.
 * `npm run facts` generates a file of these tables for each release, one row per line and sorted, so that a diff of two
 * files shows what changed. Conditions are Kconfig expressions without `CONFIG_`, always in the same spelling.
 */
export type FirmwareFacts = Readonly<{
  about: ReleaseFacts;
  options: readonly OptionFact[];
  choices: readonly ChoiceFact[];
  bindings: readonly BindingFact[];
  properties: readonly PropertyFact[];
  chosen: readonly ChosenFact[];
  nodes: readonly NodeFact[];
  keyNames: readonly KeyNameFact[];
  names: readonly NameFact[];
  usages: readonly UsageFact[];
  includes: readonly IncludeFact[];
  hardware: readonly HardwareFact[];
  buildNames: readonly BuildNameFact[];
  snippets: readonly SnippetFact[];
  messages: readonly MessageFact[];
}>;

export type ReleaseFacts = Readonly<{
  /** The name in the list of releases, such as `v0.3.0` or `main`. */
  release: string;
  commit: string;
  /** The version of Zephyr that its west.yml uses, such as `3.5`. */
  zephyr: string;
  /** The commit of zmk-studio-messages that its west.yml uses. */
  studioMessages: string;
}>;

/** One possible default. The first one whose condition holds applies. */
export type DefaultFact = Readonly<{ value: string; if?: string }>;

/** A Kconfig option that ZMK declares, or one of Zephyr's whose default it changes. */
export type OptionFact = Readonly<{
  symbol: `CONFIG_${string}`;
  /** Missing if Zephyr declares the option. */
  type?: 'bool' | 'int' | 'hex' | 'string';
  /** Without any, a `bool` is `n`, and other types have no value. */
  defaults?: readonly DefaultFact[];
  range?: readonly [min: string, max: string];
  /** Conditions that all have to hold before the option exists. What follows from the others is left out. */
  needs?: readonly string[];
  /** Conditions, each of which turns the option on, because another option selects or implies it. */
  turnedOnBy?: readonly string[];
  /** The choice it belongs to. */
  choice?: string;
  /** It has no prompt, so a .conf file can't set it. */
  hidden?: true;
  deprecated?: true;
  /** The files that define it, first the one that declares its type. */
  sources: readonly string[];
}>;

/** Options of which exactly one is on. A choice without a name is called what its members have in common. */
export type ChoiceFact = Readonly<{ name: string; members: readonly string[]; default: string; source: string }>;

/** A devicetree binding: a kind of node. */
export type BindingFact = Readonly<{
  compatible: string;
  /** How many values follow a reference to such a node. */
  cells: number;
  /** What `#…-cells` is called, such as `#binding-cells`. */
  cellsProperty?: string;
  /** Files of Zephyr that the binding includes, so it can have more properties. */
  zephyrIncludes?: readonly string[];
  source: string;
}>;

/** A property of a kind of node, or of its child nodes. */
export type PropertyFact = Readonly<{
  compatible: string;
  name: string;
  child?: true;
  /** Missing if Zephyr declares the property. */
  type?: string;
  required?: true;
  /** In devicetree syntax, without `<>`. */
  default?: string;
  values?: readonly string[];
  deprecated?: true;
}>;

/** A property of the `/chosen` node. */
export type ChosenFact = Readonly<{ property: string; source: string }>;

/** A node with a label that ZMK's devicetree files define for every keyboard. */
export type NodeFact = Readonly<{
  label: string;
  /** The path, such as `/behaviors/key_press`. */
  path: string;
  compatible?: string;
  /** The number of values after a reference. */
  cells?: number;
  /** Devicetree text, or `true` for a property without a value. */
  properties?: Readonly<Record<string, string | true>>;
  /** Another label of a node that has a newer one. */
  deprecated?: true;
  source: string;
}>;

/** A name of a key code in `dt-bindings/zmk/keys.h`. Names with the same value are the same key. */
export type KeyNameFact = Readonly<{ name: string; value?: number; deprecated?: true }>;

/** A name in hid_usage.h or hid_usage_pages.h, which have many and are seldom used in keymaps. */
export type UsageFact = Readonly<{ name: string; value?: number }>;

/** Another name that a header in `dt-bindings/zmk` defines. */
export type NameFact = Readonly<{
  header: string;
  name: string;
  /** The first number it stands for. Missing if it depends on arguments or on Zephyr. */
  value?: number;
  /** How many values it stands for, if not one. */
  cells?: number;
  /** How many arguments it takes. */
  arguments?: number;
  deprecated?: true;
}>;

/** A file that keymaps can include, by the path in the `#include`. */
export type IncludeFact = Readonly<{ path: string; includes?: readonly string[] }>;

/** A `*.zmk.yml` file: what the firmware says about a board, a shield, or an interconnect. */
export type HardwareFact = Readonly<{
  id: string;
  type: string;
  name: string;
  url?: string;
  manufacturer?: string;
  arch?: string;
  outputs?: readonly string[];
  features?: readonly string[];
  siblings?: readonly string[];
  exposes?: readonly string[];
  requires?: readonly string[];
  revisions?: readonly string[];
  defaultRevision?: string;
  nodeLabels?: Readonly<Record<string, string>>;
  source: string;
}>;

/**
 * A name that `build.yaml` accepts as `board` or `shield`. For a board of Zephyr's newer hardware model, it includes chip
 * and variant where the build needs them: `nice_nano/nrf52840/zmk`.
 */
export type BuildNameFact = Readonly<{ kind: 'board' | 'shield'; name: string; revisions?: readonly string[] }>;

export type SnippetFact = Readonly<{ name: string; source: string }>;

/** A message of the Studio protocol (with fields), or an enum (with values). */
export type MessageFact = Readonly<{
  name: string;
  fields?: readonly Readonly<{ tag: number; name: string; type: string; oneof?: string; repeated?: true }>[];
  values?: Readonly<Record<string, number>>;
}>;
