import type { Directive, Document, Node, Property } from '#core/devicetree';
import type { MacroProperty, ReferenceOccurrence, Occurrence } from './occurrences.ts';

/** A parsed keymap with indexes that several rules use. */
export interface ParsedKeymap {
  readonly text: string;
  readonly document: Document;
  readonly nodes: readonly Node[];
  readonly properties: readonly Property[];
  /** Names that the file defines with `#define`. They aren't the firmware's names, even if they're equal. */
  readonly macros: ReadonlyMap<string, Directive>;
  /** Labels that the file defines. If there's a `reset:`, then `&reset` is the file's own node. */
  readonly labels: ReadonlyMap<string, Node>;
  /** Uses of old names, of the file's macros, and of their parameters in values, macro calls, and macro bodies. */
  readonly occurrences: readonly Occurrence[];
  /** References to old names in values, macro calls, and macro bodies. */
  readonly references: readonly ReferenceOccurrence[];
  /** Properties in the arguments and bodies of macros, which aren't in `properties`. */
  readonly macroProperties: readonly MacroProperty[];
  readonly newline: string;
  /** The first declaration of a node. For `&k { … }`, that's the one with the label `k:`, if it's in the file. */
  readonly firstDeclarationOf: (node: Node) => Node;
  /** A property from any declaration of the node. The last one wins. */
  readonly propertyOf: (node: Node, name: string) => Property | null;
  /** A property from this declaration only. */
  readonly propertyIn: (declaration: Node, name: string) => Property | null;
  /** Whether every build that includes the text at `other` also includes the text at `offset`. */
  readonly covers: (offset: number, other: number) => boolean;
}
