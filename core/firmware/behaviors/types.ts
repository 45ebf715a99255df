/** What a parameter of a binding accepts. */
export type ParameterKind = 'key-code' | 'layer' | 'constant' | 'number' | 'milliseconds';

/** `name` is the placeholder in tables: `CODE` in `&kp CODE`. */
export type Parameter = Readonly<{ name: string; kind: ParameterKind; means: string }>;

/** Which half of a split keyboard runs the behavior. Missing for macro controls, which the macro reads. */
export type Locality = 'central' | 'event-source' | 'global';

/** A property value in devicetree syntax, or `true` for a property without a value. */
export type PropertyText = string | true;

type Node = Readonly<{
  /** How a keymap refers to the node, such as `&kp`. Also the row's stable id. */
  label: `&${string}`;
  /** Older labels of the same node that still compile. */
  deprecatedLabels?: readonly `&${string}`[];
  /** The node's name, which appears in logs and in ZMK Studio's messages. */
  node: string;
  compatible: string;
  parameters: readonly Parameter[];
  /** Properties that the predefined node sets. All others have the default of its compatible. */
  properties: Readonly<Record<string, PropertyText>>;
  /** One sentence. */
  does: string;
  /** Ready to paste into `bindings`, or into `input-processors` for input processors. */
  example: string;
  /** The page that explains it. */
  page: string;
}>;

/** A behavior that ZMK predefines. */
export type Behavior = Node &
  Readonly<{
    kind: 'behavior' | 'sensor-behavior' | 'macro-control';
    name: string;
    locality?: Locality;
    /** Prefixes of the constants that its parameters accept. */
    constants?: readonly string[];
    /** What it needs, in words: a header, an option, or hardware. */
    needs?: string;
    /** The option that it needs. */
    option?: `CONFIG_${string}`;
  }>;

/** A predefined node that processes the events of a pointing device. */
export type InputProcessor = Node & Readonly<{ constants?: readonly string[] }>;

/**
 * How many parameters a constant provides. `both`: a command and its argument. `first`: a command that needs an argument
 * after it. `arguments`: the constant itself takes arguments.
 */
export type ConstantFills = 'one' | 'both' | 'first' | 'arguments';

/** A name from `dt-bindings/zmk` that a binding or property accepts. */
export type Constant = Readonly<{
  /** With its arguments, if any: `MOVE(x, y)`. */
  name: string;
  header: string;
  fills: ConstantFills;
  /** Its number in the header. Missing if it depends on the arguments. */
  value?: number;
  does: string;
  /** Another name for the same thing. */
  sameAs?: string;
}>;

/** What we say about a predefined behavior. */
export type BehaviorText = Readonly<{
  kind?: 'sensor-behavior' | 'macro-control';
  name: string;
  parameters?: readonly Parameter[];
  locality?: Locality;
  constants?: readonly string[];
  /** A header to include, an option to turn on, and anything else that it needs. */
  header?: string;
  option?: `CONFIG_${string}`;
  alsoNeeds?: string;
  does: string;
  example: string;
}>;

export type ProcessorText = Pick<BehaviorText, 'parameters' | 'constants' | 'does' | 'example'>;

/** What we say about a constant: what it does, or also how many parameters it fills. */
export type ConstantText =
  string | Readonly<{ fills?: Exclude<ConstantFills, 'one'>; sameAs?: string; value?: number; does: string }>;
