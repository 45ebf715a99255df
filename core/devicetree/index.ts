/** Devicetree source as ZMK keymaps use it: text → tree with exact ranges, and the meaning of that tree. See README.md. */
export { parse, type Document } from './parse.ts';
export { LineIndex, type Place } from './lines.ts';
export {
  definedMacros,
  findProperty,
  itemsWithin,
  nodesOf,
  pathOf,
  propertiesOf,
  statementsOf,
  stringValue,
  stringValues,
} from './walk.ts';
export { evaluate, type ResolveName } from './evaluate.ts';
export { expandMacros } from './expandMacros.ts';
export { preprocess, type Preprocessed } from './preprocess.ts';
export { inlineIncludes, type Inlined } from './inlineIncludes.ts';
export { firstEndingAfter } from './spans.ts';
export { cellsOf, splitBindings, type Binding, type Cell } from './cells.ts';
export { resolveTree, type DeviceTree, type TreeNode } from './tree.ts';
export type {
  Argument,
  Bytes,
  Call,
  Cells,
  CharLiteral,
  Command,
  Directive,
  DirectiveName,
  Group,
  Item,
  ItemSpan,
  MacroStatement,
  Name,
  Node,
  NumberLiteral,
  Operator,
  Problem,
  ProblemCode,
  Property,
  Reference,
  Span,
  Statement,
  StringLiteral,
  Value,
  Word,
} from './syntax.ts';
export { tokenize } from './tokenize.ts';
export { Kind as TokenKind, type Comment, type Tokens } from './tokens.ts';
