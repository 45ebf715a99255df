/** What a key is for. Decides its color. */
export type LegendKind = 'key' | 'modifier' | 'layer' | 'media' | 'system' | 'mouse' | 'other' | 'transparent' | 'none';

export type Legend = Readonly<{
  kind: LegendKind;
  /** In the middle: what a tap does. For a transparent key, the legend of the layer below. */
  tap: string;
  /** Below it: what holding does, or how the key works ("sticky", "toggle"). */
  hold?: string;
  /** Above it: what the key does with Shift. */
  shifted?: string;
}>;

export type DrawnLayer = Readonly<{
  name: string;
  legends: readonly Legend[];
  /** A legend for each encoder. */
  encoders: readonly string[];
  /** The keys that turn this layer on while held, with the name of the layer that each holds. */
  heldBy: ReadonlyMap<number, string>;
}>;

export type DrawnCombo = Readonly<{
  name: string;
  positions: readonly number[];
  legend: Legend;
  /** Empty for all layers. */
  layers: readonly number[];
}>;

export type KeymapDrawing = Readonly<{
  layers: readonly DrawnLayer[];
  combos: readonly DrawnCombo[];
  /** Combos that aren't drawn, because their keys are unknown. */
  undrawnCombos: number;
  conditionalLayers: readonly Readonly<{ ifLayers: readonly number[]; thenLayer: number }>[];
  keyCount: number;
  /** What the keys of a locale header type, by what a US layout types: `Z` by `Y`, if the keymap uses `DE_Z`. */
  typed: ReadonlyMap<string, string>;
}>;
