import type { Differs } from '../differs.ts';
import type { features, outputs } from './facets.ts';

export type Feature = (typeof features)[number];
export type Output = (typeof outputs)[number];

type Item = Readonly<{
  /** The stable id, and the name to build unless there are siblings. */
  id: string;
  name: string;
  /** The maker's page. */
  url?: string;
  differs?: Differs;
}>;

type Keyboard = Readonly<{
  features?: readonly Feature[];
  /** The halves of a split keyboard, each built on its own; the first one is the central half. */
  siblings?: readonly string[];
  /** Headers that other hardware can be plugged into. */
  exposes?: readonly string[];
}>;

/** A circuit board with a controller: a module to solder into a keyboard, or a keyboard with the controller on it. */
export type Board = Item &
  Keyboard &
  Readonly<{
    kind: 'board';
    arch: 'arm';
    chip: string;
    outputs: readonly Output[];
    /** Hardware revisions that can be chosen as `id@revision`; the first one is the default. */
    revisions?: readonly string[];
  }>;

/** Hardware that needs a board: a keyboard without a controller, a display, an adapter. */
export type Shield = Item & Keyboard & Readonly<{ kind: 'shield'; requires: readonly string[] }>;

/** A standard for headers and pins, by which a shield fits any board that has it. */
export type Interconnect = Item &
  Readonly<{
    kind: 'interconnect';
    manufacturer?: string;
    /** Labels of the devicetree nodes behind the pins. */
    nodeLabels: Readonly<Partial<Record<'gpio' | 'i2c' | 'spi' | 'uart' | 'adc', string>>>;
    about: string;
  }>;

export type Hardware = Board | Shield | Interconnect;
