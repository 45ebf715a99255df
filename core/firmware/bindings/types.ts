/** Value types as named in binding files. */
export type PropertyType =
  | 'array'
  | 'boolean'
  | 'compound'
  | 'int'
  | 'phandle'
  | 'phandle-array'
  | 'phandles'
  | 'string'
  | 'string-array'
  | 'uint8-array';

/** The description may use `code` and [links](/docs). */
export type BindingProperty = Readonly<{
  name: string;
  type: PropertyType;
  required?: true;
  /** A devicetree value without `<>`, or a Kconfig symbol. */
  default?: string;
  /** The allowed values, with their meaning if it isn't obvious. */
  values?: readonly Readonly<{ value: string; meaning?: string }>[];
  /** What to use instead. */
  deprecated?: string;
  description: string;
}>;

/** A kind of devicetree node: what the firmware's source says about it, and our words. */
export type Binding = Readonly<{
  compatible: string;
  description: string;
  /** Names of the parameters after a reference to the node, such as `param1` after `&kp`. */
  parameters?: readonly string[];
  /** Nodes of this kind that ZMK defines. */
  predefined?: readonly string[];
  /** Required properties first, deprecated ones last. */
  properties: readonly BindingProperty[];
  /** The properties of its child nodes. */
  children?: Readonly<{ description: string; properties: readonly BindingProperty[] }>;
  source: string;
  /** The page that explains these nodes, relative to /docs. */
  page: string;
}>;

/** A property of the `/chosen` node, which selects the node for a certain role. */
export type ChosenProperty = Readonly<{
  property: string;
  description: string;
  /** The page that explains it, relative to /docs. */
  page: string;
  source: string;
}>;
