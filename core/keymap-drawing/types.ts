/** What a key is for, which decides its color. */
export type LegendKind = 'key' | 'modifier' | 'layer' | 'media' | 'system' | 'mouse' | 'other' | 'transparent' | 'none';

/** What a drawn key shows. */
export type Legend = Readonly<{
  kind: LegendKind;
  /** In the middle: what a tap does. For a transparent key, what shows through from below. */
  tap: string;
  /** Below it: what holding does, or how the key works ("sticky", "toggle"). */
  hold?: string;
  /** Above it: what Shift makes of the key. */
  shifted?: string;
  /** The binding as the keymap has it. */
  binding: string;
}>;

export type DrawnLayer = Readonly<{
  name: string;
  legends: readonly Legend[];
  /** One for each encoder. */
  encoders: readonly string[];
  /** Keys of other layers that turn this one on while they are held. */
  heldBy: readonly number[];
}>;

export type DrawnCombo = Readonly<{
  name: string;
  positions: readonly number[];
  legend: Legend;
  /** Empty: every layer. */
  layers: readonly number[];
}>;

export type KeymapDrawing = Readonly<{
  layers: readonly DrawnLayer[];
  combos: readonly DrawnCombo[];
  conditionalLayers: readonly Readonly<{ ifLayers: readonly number[]; thenLayer: number }>[];
  keyCount: number;
}>;
