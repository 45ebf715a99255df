import type { Differs } from '../differs.ts';

/** `hex` is an `int` written as `0x…`. */
export type KconfigType = 'bool' | 'int' | 'hex' | 'string';

/** One possible default. The first one whose condition is met applies. The last one may have no condition. */
export type KconfigDefault = Readonly<{
  value: string;
  /** The condition in words, to be read after the value: "with …", "on …", "otherwise". */
  when?: string;
  /** The condition in Kconfig syntax, for the drift check. Only needed if it can't parse `when`. */
  if?: string;
  /** Set by Zephyr, not by ZMK. The last default of a Zephyr symbol always is. */
  zephyr?: true;
}>;

/**
 * A Kconfig option. Descriptions and conditions may use `code` and [links](/docs). To add one, insert it in alphabetical
 * order. Take type, defaults, and conditions from the Kconfig file in `source`. Describe in one or two sentences what it does,
 * in which unit, and when to change it, and show the row in a <KconfigTable> on the topic's page.
 */
export type KconfigRow = Readonly<{
  symbol: `CONFIG_${string}`;
  type: KconfigType;
  /** If empty: `n` for a `bool`, no value for other types. */
  defaults: readonly KconfigDefault[];
  range?: readonly [min: string, max: string];
  /** Symbols and conditions that the option depends on, in words. */
  needs?: readonly string[];
  /** `needs` in Kconfig syntax, for the drift check. Only needed if it can't parse `needs`. */
  dependsOn?: string;
  /** The choice it belongs to. Exactly one member of a choice is on. */
  choice?: string;
  /** Set by the build (it has no prompt). Setting it in a .conf file stops the build. */
  hidden?: true;
  /** What to use instead. */
  deprecated?: string;
  /** Declared by Zephyr. ZMK changes its default or relies on it. */
  zephyr?: true;
  description: string;
  /** The file that declares it, or, for a Zephyr symbol, changes its default. */
  source: string;
  differs?: Differs;
}>;

export type KconfigTopic = Readonly<{
  /** The page that explains these options, relative to /docs. */
  page: string;
  symbols: readonly KconfigRow[];
}>;

export type KconfigSymbol = KconfigRow & Readonly<{ page: string }>;

export type KconfigChoice = Readonly<{
  name: string;
  members: readonly string[];
  default: string;
}>;
