import type {
  Argument,
  Bytes,
  Call,
  Cells,
  Directive,
  Group,
  Item,
  MacroStatement,
  Node,
  Property,
  Statement,
} from './syntax.ts';

/** A part of the tree while the parser fills it in. After that, it's read-only. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** The parser's stack is a linked list with a frame for each open bracket and property. */
interface FrameBase {
  /** The frame around this one. */
  readonly up: Frame | null;
  readonly depth: number;
}

/** Between the braces of a node, or the document itself. */
export interface BodyFrame extends FrameBase {
  readonly kind: 'body';
  readonly node: Draft<Node> | null;
  readonly statements: Statement[];
}

/** After `name =`, up to the semicolon. */
export interface PropertyFrame extends FrameBase {
  readonly kind: 'property';
  readonly property: Draft<Property>;
  /** The last thing read was a value that needs a comma before the next one. */
  needsComma: boolean;
}

export type ItemOwner =
  | { readonly type: 'cells'; readonly part: Draft<Cells> }
  | { readonly type: 'bytes'; readonly part: Draft<Bytes> }
  | { readonly type: 'group'; readonly part: Draft<Group> }
  | {
      readonly type: 'call';
      readonly part: Draft<Call>;
      argument: Draft<Argument>;
      readonly statement: Draft<MacroStatement> | null;
    }
  | { readonly type: 'directive'; readonly part: Draft<Directive> };

/** Inside `<…>`, `[…]`, `(…)`, `name(…)` or the rest of a preprocessor line. */
export interface ItemsFrame extends FrameBase {
  readonly kind: 'items';
  readonly owner: ItemOwner;
  items: Item[];
  /** A macro's arguments and body can contain any token. In a value, `;` and braces mean that a bracket is missing. */
  readonly loose: boolean;
  complained: boolean;
}

export type Frame = BodyFrame | PropertyFrame | ItemsFrame;
