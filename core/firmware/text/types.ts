/** What we say about an option, in one or two sentences: what it does, in which unit, and when to change it. */
export type OptionText =
  | string
  | Readonly<{
      does: string;
      /** The option that replaces a deprecated one, or '' if it's simply not needed anymore. */
      instead?: string;
      /** For a member of a choice: when it's the one that's on. */
      picked?: string;
      /** What Zephyr says about an option that it declares. ZMK's source doesn't have that. */
      zephyr?: ZephyrOption;
    }>;

export type ZephyrOption = Readonly<{
  type: 'bool' | 'int' | 'hex' | 'string';
  range?: readonly [min: string, max: string];
  /** What applies without ZMK's defaults, with the condition in words, if any. */
  defaults?: readonly Readonly<{ value: string; when?: string }>[];
  /** Kconfig expressions. */
  needs?: readonly string[];
  /** Where Zephyr declares it, if ZMK doesn't define it. */
  source?: string;
}>;

/**
 * A fact that we state differently, with the reason. If the source no longer says what's in `source`, `npm run check` asks
 * whether the override is still right.
 */
export type Override = Readonly<{
  name: string;
  field: string;
  /** What the source says, as in the facts, or undefined if it says nothing. */
  source?: unknown;
  /** What we say, or undefined to leave it out. */
  ours?: unknown;
  because: string;
}>;

/** What we say about a property. */
export type PropertyText =
  | string
  | Readonly<{
      does: string;
      /** What to use instead of a deprecated property. */
      instead?: string;
      /** What its values mean, where that isn't obvious. */
      values?: Readonly<Record<string, string>>;
      /** What Zephyr says about a property that it declares. ZMK's source doesn't have that. */
      zephyr?: Readonly<{ type: string; required?: true; default?: string; values?: readonly string[] }>;
    }>;

/** What we say about a kind of node. `does` continues a sentence after its name. */
export type BindingText = Readonly<{
  does: string;
  /** What the values after a reference are called, if not `param1`. */
  parameters?: readonly string[];
  properties?: Readonly<Record<string, PropertyText>>;
  children?: Readonly<{ does: string; properties: Readonly<Record<string, PropertyText>> }>;
}>;
