/**
 * The tree. Every part has its exact range in the source, and nothing is normalized, so an edit leaves all other text
 * unchanged. Positions are offsets in UTF-16 code units.
 */

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The range of an item. If it comes from a macro's body, this is where the macro is used. */
export interface ItemSpan extends Span {
  /** Where it is in the macro's body. Items made by `#` and `##` have none. */
  readonly writtenAt?: Span | undefined;
}

export interface Word extends ItemSpan {
  readonly kind: 'word';
  readonly text: string;
}

export interface NumberLiteral extends ItemSpan {
  readonly kind: 'number';
  readonly text: string;
}

export interface StringLiteral extends ItemSpan {
  readonly kind: 'string';
  /** As written, with quotes and escapes. `stringValues` returns the values of a property. */
  readonly text: string;
}

export interface CharLiteral extends ItemSpan {
  readonly kind: 'char';
  readonly text: string;
}

/** `&label`, or `&{/path}` (then `label` is null). */
export interface Reference extends ItemSpan {
  readonly kind: 'reference';
  readonly label: string | null;
  readonly path: string | null;
}

/** Operators and punctuation inside parentheses and macro bodies. Anywhere else, a misplaced character. */
export interface Operator extends ItemSpan {
  readonly kind: 'operator';
  readonly text: string;
}

/** `LS(LC(A))`, `ZMK_MACRO(name, bindings = <&kp A>;)`. Commas split arguments as the C preprocessor splits them. */
export interface Call extends ItemSpan {
  readonly kind: 'call';
  readonly name: Word;
  readonly args: readonly Argument[];
  readonly closed: boolean;
}

export interface Argument extends Span {
  readonly items: readonly Item[];
}

/** A parenthesized expression. */
export interface Group extends ItemSpan {
  readonly kind: 'group';
  readonly items: readonly Item[];
  readonly closed: boolean;
}

/** What cells, macro arguments and macro bodies are made of. */
export type Item = Word | NumberLiteral | StringLiteral | CharLiteral | Reference | Operator | Call | Group;

/** `<…>`. Has `bits` if `/bits/ n` comes before it. */
export interface Cells extends Span {
  readonly kind: 'cells';
  readonly items: readonly Item[];
  readonly bits: Item | null;
}

/** `[01 ff]` */
export interface Bytes extends Span {
  readonly kind: 'bytes';
  readonly items: readonly Item[];
}

export type Value = Cells | Bytes | StringLiteral | Reference | Word | Call | Group;

/** A devicetree name: `tapping-term-ms`, `#binding-cells`, `kscan@0`, `/`. */
export interface Name extends Span {
  readonly text: string;
}

export interface Property extends Span {
  readonly kind: 'property';
  readonly labels: readonly Word[];
  readonly name: Name;
  /** Empty for a flag such as `hold-while-undecided;` */
  readonly values: readonly Value[];
  readonly parent: Node | null;
}

export interface Node extends Span {
  readonly kind: 'node';
  readonly labels: readonly Word[];
  /** `/`, a plain name, or the reference of `&label { … }`. */
  readonly name: Name;
  readonly reference: Reference | null;
  readonly statements: readonly Statement[];
  readonly parent: Node | null;
  /** Where the `}` is, or null when it is missing. */
  readonly close: Span | null;
}

/** A macro used as a statement: `ZMK_COMBO(…)` or a lone `DEFAULT_COMBOS`. */
export interface MacroStatement extends Span {
  readonly kind: 'macro';
  readonly use: Call | Word;
  readonly parent: Node | null;
}

/** `/delete-node/ &label;`, `/delete-property/ name;`, `/include/ "file"`, `/dts-v1/;` */
export interface Command extends Span {
  readonly kind: 'command';
  /** Without the slashes. */
  readonly command: string;
  readonly items: readonly Item[];
  /** The operand as a devicetree name: `combo-esc` in `/delete-node/ combo-esc;`. */
  readonly operand: string;
  readonly parent: Node | null;
}

export type DirectiveName =
  | 'include'
  | 'define'
  | 'undef'
  | 'ifdef'
  | 'ifndef'
  | 'if'
  | 'elif'
  | 'elifdef'
  | 'elifndef'
  | 'else'
  | 'endif'
  | 'error'
  | 'warning'
  | 'pragma'
  | 'line'
  /** A lone `#`, which does nothing. */
  | '';

/** A preprocessor line. It can be anywhere, even in the middle of a value. */
export interface Directive extends Span {
  readonly kind: 'directive';
  readonly name: DirectiveName;
  /** What follows the directive's word; for `define`, the body only. */
  readonly items: readonly Item[];
  /** The name of the macro that a `define`, `undef`, `ifdef`, `ifndef`, `elifdef`, or `elifndef` is about. */
  readonly macro: Word | null;
  /** `define` of a function-like macro: its parameters. */
  readonly parameters: readonly string[] | null;
  /** Whether the last parameter takes all other arguments. */
  readonly isVariadic: boolean;
  /** `include`: the path with its quotes or angle brackets. */
  readonly path: (Span & { readonly text: string }) | null;
}

export type Statement = Node | Property | MacroStatement | Command | Directive;

export type ProblemCode =
  | 'open-comment'
  | 'open-string'
  | 'open-path'
  | 'wrong-quotes'
  | 'open-brace'
  | 'open-angle'
  | 'open-paren'
  | 'open-bracket'
  | 'stray-close'
  | 'stray-semicolon'
  | 'missing-semicolon'
  | 'missing-angle'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-equals'
  | 'missing-quotes'
  | 'missing-name'
  | 'missing-value'
  | 'misplaced'
  | 'outside-node'
  | 'bare-expression'
  | 'bare-symbol'
  | 'nested-node'
  | 'quoted-cell'
  | 'conditional'
  /** `#defin`, with the `#`. */
  | 'directive'
  | 'endless-macro'
  | 'macro-call';

/** Something the devicetree compiler wouldn't accept. */
export interface Problem extends Span {
  readonly code: ProblemCode;
  readonly message: string;
}
