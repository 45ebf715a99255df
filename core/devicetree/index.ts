/** Devicetree source as ZMK keymaps use it: text → tree with exact ranges, and the meaning of that tree. See README.md. */
export { parse, type Document } from './parse.ts';
export { LineIndex, type Place } from './lines.ts';
export {
  definedMacros,
  findProperty,
  itemsWithin,
  nodesOf,
  propertiesOf,
  statementsOf,
  stringValue,
  stringValues,
} from './walk.ts';
export { evaluate } from './evaluate.ts';
export { expandMacros, type ExpandedToken } from './expandMacros.ts';
export { compile, type Compiled, type CompiledTree, type World } from './compile/compile.ts';
export { flatText } from './compile/flatText.ts';
export {
  makeNode,
  withChildren,
  type CompiledCell,
  type CompiledNode,
  type CompiledProperty,
  type CompileError,
} from './compile/tree.ts';
export { conditionOf, preprocess } from './preprocess.ts';
export { mistakeInCondition } from './compile/expression.ts';
export { textOfItems } from './macroTokens.ts';
export { inlineIncludes } from './inlineIncludes.ts';
export { firstEndingAfter } from './spans.ts';
export { cellsOf, splitBindings, toCells, type Binding, type Cell } from './cells.ts';
export { nodesWith, resolveTree, type DeviceTree, type TreeNode } from './tree.ts';
export type {
  Argument,
  Call,
  Directive,
  Group,
  Item,
  Node,
  Problem,
  Property,
  Reference,
  Span,
  Statement,
  Value,
  Word,
} from './syntax.ts';
export { tokenize } from './tokenize.ts';
export { Kind as TokenKind, type Tokens } from './tokens.ts';
