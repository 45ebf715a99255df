import type { Differs } from '../differs.ts';

/** What a setting holds. `hex` is an `int` that is written `0x…`. */
export type KconfigType = 'bool' | 'int' | 'hex' | 'string';

/** One possible default. Of several, the first whose `when` holds counts; the last one may do without. */
export type KconfigDefault = Readonly<{
  value: string;
  /** The condition in words, so that "5 when …" reads as a sentence. */
  when?: string;
  /** The same as Kconfig writes it, where the words are no set phrase ("with `CONFIG_X`"). For the drift check. */
  if?: string;
  /** It is a default of Zephyr's own, as the last one of a Zephyr symbol always is. */
  zephyr?: true;
}>;

/** A Kconfig symbol as a topic file lists it. Descriptions and conditions may use `code` and [links](/docs). */
export type KconfigRow = Readonly<{
  symbol: `CONFIG_${string}`;
  type: KconfigType;
  /** Empty: `n` for a `bool`, no value for the other types. */
  defaults: readonly KconfigDefault[];
  range?: readonly [min: string, max: string];
  /** Symbols and conditions that all have to hold before the option exists, as Kconfig writes them. */
  needs?: readonly string[];
  /** `needs` as Kconfig writes them, where they are no set phrase. For the drift check. */
  dependsOn?: string;
  /** The choice it belongs to; exactly one member of a choice is on. */
  choice?: string;
  /** The build sets it (it has no prompt); a line for it in a .conf file stops the build. */
  hidden?: true;
  /** What to write instead. */
  deprecated?: string;
  /** Declared by Zephyr itself; ZMK changes its default or relies on it. */
  zephyr?: true;
  description: string;
  /** The file that declares it, or for a Zephyr symbol that changes its default. */
  source: string;
  differs?: Differs;
}>;

export type KconfigTopic = Readonly<{
  /** The page that explains these options, as a route below /docs. */
  page: string;
  symbols: readonly KconfigRow[];
}>;

export type KconfigSymbol = KconfigRow & Readonly<{ page: string }>;

export type KconfigChoice = Readonly<{
  name: string;
  members: readonly string[];
  /** The member that is on unless you pick another. */
  default: string;
}>;
