/** `hex` is an `int` written as `0x…`. */
export type KconfigType = 'bool' | 'int' | 'hex' | 'string';

/** One possible default. The first one whose condition is met applies. The last one may have no condition. */
export type KconfigDefault = Readonly<{
  value: string;
  /** The condition in words, to be read after the value: "with …", "on …", "otherwise". */
  when?: string;
  /** The condition as a Kconfig expression. Missing for a default of Zephyr. */
  if?: string;
  /** Another option turns this one on. */
  turnedOn?: true;
}>;

/** A Kconfig option: what the firmware's source says about it, and our words. */
export type KconfigSymbol = Readonly<{
  symbol: `CONFIG_${string}`;
  type: KconfigType;
  /** If empty: `n` for a `bool`, no value for other types. */
  defaults: readonly KconfigDefault[];
  range?: readonly [min: string, max: string];
  /** Conditions that all have to hold before the option exists, in words. */
  needs?: readonly string[];
  /** The same as Kconfig expressions, in the same order. */
  dependsOn?: readonly string[];
  /** The choice it belongs to. Exactly one member of a choice is on. */
  choice?: string;
  /** Set by the build (it has no prompt). Setting it in a .conf file stops the build. */
  hidden?: true;
  /** What to use instead, in words. */
  deprecated?: string;
  /** The option that replaces a deprecated one. */
  instead?: string;
  /** Declared by Zephyr. ZMK changes its default or relies on it. */
  zephyr?: true;
  description: string;
  /** The file that declares it, or, for a Zephyr symbol, changes its default. */
  source: string;
  /** The page that explains it, relative to /docs. */
  page: string;
}>;

export type KconfigChoice = Readonly<{
  name: string;
  members: readonly string[];
  default: string;
}>;
