/** A physical layout. `keys` is text for `decodeKeys` in core/keyboard-shape. */
export type Shape = Readonly<{
  displayName: string;
  /** The firmware file that defines it. */
  source: string;
  keys: string;
}>;

/** A matrix transform. `map` has `row,column` for each key position, separated by spaces. */
export type MatrixMap = Readonly<{ rows: number; columns: number; map: string }>;

export type KeyboardLayouts = Readonly<{
  /** The keyboard's id in `hardware/`. */
  id: string;
  /** Its main devicetree file. */
  source: string;
  /** The default layout first. Empty if the firmware doesn't define the keyboard's shape. */
  layouts: readonly Readonly<{ shape: string; transform?: string }>[];
  /** By label. */
  transforms: Readonly<Record<string, MatrixMap>>;
}>;

export type LayoutTable = Readonly<{
  /** By label. Keyboards with the same layout share a shape. */
  shapes: Readonly<Record<string, Shape>>;
  keyboards: readonly KeyboardLayouts[];
}>;

/** A keyboard whose shape isn't in the firmware's release, with key positions from another project. */
export type OtherKeyboard = Readonly<{
  id: string;
  /** What keymaps for it are called: its id, and other names. */
  names: readonly string[];
  title: string;
  /** The repository and file with the positions, and its license. */
  source: string;
  license: string;
  /** `keys` is text for `decodeKeys` in core/keyboard-shape, in the order of a ZMK keymap. */
  layouts: readonly Readonly<{ displayName: string; keys: string }>[];
}>;
