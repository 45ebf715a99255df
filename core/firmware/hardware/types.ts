import type { features, outputs } from './facets.ts';

export type Feature = (typeof features)[number];
export type Output = (typeof outputs)[number];

type Item = Readonly<{
  /** The stable id. Also the name in build.yaml, unless there are siblings. */
  id: string;
  name: string;
  /** Other names of the same hardware, or of copies that are built as this. */
  alsoFor?: readonly string[];
  /** The manufacturer's page. */
  url?: string;
}>;

type Keyboard = Readonly<{
  features?: readonly Feature[];
  /** The halves of a split keyboard, which are built separately. The first one is the central. */
  siblings?: readonly string[];
  /** Headers that other hardware can be plugged into. */
  exposes?: readonly string[];
}>;

/** A circuit board with a controller: a module for a keyboard, or a keyboard with a built-in controller. */
export type Board = Item &
  Keyboard &
  Readonly<{
    kind: 'board';
    arch: 'arm';
    chip: string;
    outputs: readonly Output[];
    /** Hardware revisions that can be selected as `id@revision`, the default first. */
    revisions?: readonly string[];
  }>;

/** Hardware that needs a board: a keyboard without a controller, a display or an adapter. */
export type Shield = Item & Keyboard & Readonly<{ kind: 'shield'; requires: readonly string[] }>;

/** A standard for headers and pins. A shield fits any board with the same interconnect. */
export type Interconnect = Item &
  Readonly<{
    kind: 'interconnect';
    manufacturer?: string;
    /** Labels of the devicetree nodes for the pins. */
    nodeLabels: Readonly<Partial<Record<'gpio' | 'i2c' | 'spi' | 'uart' | 'adc', string>>>;
    about: string;
  }>;

export type Hardware = Board | Shield | Interconnect;
