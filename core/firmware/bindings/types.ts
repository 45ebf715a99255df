import type { Differs } from '../differs.ts';

/** The value types of Devicetree, as bindings name them. */
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

/** A property of a node. Descriptions may use `code` and [links](/docs). */
export type BindingProperty = Readonly<{
  name: string;
  type: PropertyType;
  required?: true;
  /** What counts when the property is absent: a value as Devicetree writes it without `<>`, or a Kconfig symbol. */
  default?: string;
  /** The only values allowed, with their meaning where the name does not say it. */
  values?: readonly Readonly<{ value: string; meaning?: string }>[];
  /** What to write instead. */
  deprecated?: string;
  description: string;
  differs?: Differs;
}>;

export type BindingRow = Readonly<{
  compatible: string;
  /** What a node of this kind is for. */
  description: string;
  /** Names of the parameters that follow a reference to the node, such as `param1` after `&kp`. */
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
  /** The page that explains these nodes, as a route below /docs. */
  page: string;
  bindings: readonly BindingRow[];
}>;

export type Binding = BindingRow & Readonly<{ page: string }>;

/** A property of the `/chosen` node: it names the one node that plays a role. */
export type ChosenProperty = Readonly<{
  property: string;
  description: string;
  /** The page that explains it, as a route below /docs. */
  page: string;
  source: string;
}>;
