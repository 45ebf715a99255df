import type { Differs } from '../differs.ts';

/** What fills one parameter of a binding. */
export type ParameterKind = 'key-code' | 'layer' | 'constant' | 'number' | 'milliseconds';

/** One cell after the label, in the order it is written. `name` is the placeholder used in tables: `&kp CODE`. */
export type Parameter = Readonly<{ name: string; kind: ParameterKind; means: string }>;

/** The part of a split keyboard that acts on the binding. Macro controls never run: the macro reads them. */
export type Locality = 'central' | 'event-source' | 'global';

/** A property value as it is written in devicetree; `true` for a flag, which has no value. */
export type PropertyText = string | true;

type Node = Readonly<{
  /** How a keymap refers to the node: `&kp`. Also the row's stable id. */
  label: `&${string}`;
  /** Older labels of the same node that still compile. */
  deprecatedLabels?: readonly `&${string}`[];
  /** The node's own name, which appears in logs and in Studio's messages. */
  node: string;
  compatible: string;
  parameters: readonly Parameter[];
  /** What the predefined node sets; everything else has the default of its compatible. */
  properties: Readonly<Record<string, PropertyText>>;
  /** One sentence. */
  does: string;
  /** A line that works when pasted into `bindings` or, for input processors, `input-processors`. */
  example: string;
  /** The page that explains it. */
  page: string;
  differs?: Differs;
}>;

/** A behavior that exists before a keymap defines any. */
export type Behavior = Node &
  Readonly<{
    kind: 'behavior' | 'sensor-behavior' | 'macro-control';
    name: string;
    locality?: Locality;
    /** Constants that its parameters accept, by the start of their name. */
    constants?: readonly string[];
    /** A header or setting the behavior needs before it compiles or does anything. */
    needs?: string;
  }>;

/** A predefined step for the events of a pointing device. */
export type InputProcessor = Node & Readonly<{ constants?: readonly string[] }>;

/** How many cells a constant fills: a command that takes no argument brings its own zero along. */
export type ConstantFills = 'one' | 'both' | 'first' | 'arguments';

/** A name from `dt-bindings/zmk` that a binding or property accepts. */
export type Constant = Readonly<{
  /** As written, with arguments if it takes any: `MOVE(x, y)`. */
  name: string;
  header: string;
  /** `both`: command and argument of a two-parameter behavior. `first`: an argument has to follow. */
  fills: ConstantFills;
  /** The number behind it, as written in the header; absent where it depends on the arguments. */
  value?: number;
  does: string;
  /** Another name for the same thing. */
  sameAs?: string;
  differs?: Differs;
}>;
