/** The keys of a physical layout, as `decodeKeys` of core/keyboard-shape reads them. */
export type Shape = Readonly<{
  displayName: string;
  /** The file of the firmware that defines it. */
  source: string;
  keys: string;
}>;

/** A matrix transform: `row,column` for each key position, with spaces between them. */
export type MatrixMap = Readonly<{ rows: number; columns: number; map: string }>;

export type KeyboardLayouts = Readonly<{
  /** The id of the keyboard in `hardware/`. */
  id: string;
  /** The devicetree file it starts from. */
  source: string;
  /** The layout it starts with comes first. Empty if the firmware says nothing about its shape. */
  layouts: readonly Readonly<{ shape: string; transform?: string }>[];
  /** By label. */
  transforms: Readonly<Record<string, MatrixMap>>;
}>;

export type LayoutTable = Readonly<{
  /** By label. Keyboards with the same layout share one. */
  shapes: Readonly<Record<string, Shape>>;
  keyboards: readonly KeyboardLayouts[];
}>;
