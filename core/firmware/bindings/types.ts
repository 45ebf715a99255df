import type { Differs } from '../differs.ts';

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
  differs?: Differs;
}>;

/**
 * A kind of devicetree node. To add one, insert it in alphabetical order of `compatible`. Take types and defaults from the
 * binding file in `source` and from its driver, and write the descriptions yourself. List required properties first and
 * deprecated ones last, and show the row in a <BindingTable> on the topic's page.
 */
export type BindingRow = Readonly<{
  compatible: string;
  description: string;
  /** Names of the parameters after a reference to the node, such as `param1` after `&kp`. */
  parameters?: readonly string[];
  /** Nodes of this kind that ZMK defines. */
  predefined?: readonly string[];
  properties: readonly BindingProperty[];
  /** The properties of its child nodes. */
  children?: Readonly<{ description: string; properties: readonly BindingProperty[] }>;
  source: string;
  differs?: Differs;
}>;

export type BindingTopic = Readonly<{
  /** The page that explains these nodes, relative to /docs. */
  page: string;
  bindings: readonly BindingRow[];
}>;

export type Binding = BindingRow & Readonly<{ page: string }>;

/** A property of the `/chosen` node, which selects the node for a certain role. */
export type ChosenProperty = Readonly<{
  property: string;
  description: string;
  /** The page that explains it, relative to /docs. */
  page: string;
  source: string;
}>;
