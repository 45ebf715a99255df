import {
  definedMacros,
  parse,
  statementsOf,
  type Directive,
  type Document,
  type Node,
  type Property,
} from '#core/devicetree';
import { Branches } from './branches.ts';
import { renamedBehaviors } from './data/behaviors.ts';
import { renamedKeyCodes } from './data/keyCodes.ts';
import { removedKeyCodes } from './data/removedKeyCodes.ts';
import { renamedUsagePages } from './data/usagePages.ts';
import { Meanings, type Meaning } from './meaning.ts';
import { NodeDeclarations } from './nodeDeclarations.ts';
import { findSites, type MacroProperty, type ReferenceSite, type Site, type Sites, type Start } from './sites.ts';

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
  readonly sites: readonly Site[];
  /** References to old names in values, macro calls, and macro bodies. */
  readonly references: readonly ReferenceSite[];
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

/** The input of the rules. */
export interface KeymapFile extends ParsedKeymap {
  readonly meaningOf: (site: Site) => Meaning;
}

type PropertyIndex = Map<Node, Map<string, Property>>;

const oldNames: ReadonlySet<string> = new Set([
  ...renamedKeyCodes.keys(),
  ...removedKeyCodes,
  ...renamedBehaviors.keys(),
  ...renamedUsagePages.keys(),
]);

export function readKeymapFile(text: string): KeymapFile {
  const document = parse(text);
  const macros = definedMacros(document);
  const nodes: Node[] = [];
  const properties: Property[] = [];
  const labels = new Map<string, Node>();
  const declarations = new NodeDeclarations();
  const byDeclaration: PropertyIndex = new Map();
  const byNode: PropertyIndex = new Map();
  const starts: Start[] = [];
  for (const statement of statementsOf(document)) {
    if (statement.kind === 'node') {
      nodes.push(statement);
      declarations.add(statement);
      for (const label of statement.labels) labels.set(label.text, statement);
    } else if (statement.kind === 'property') {
      properties.push(statement);
      if (statement.parent) {
        indexProperty(byDeclaration, statement.parent, statement);
        indexProperty(byNode, declarations.firstOf(statement.parent), statement);
      }
      for (const value of statement.values) {
        const items =
          value.kind === 'cells' ? value.items : value.kind === 'string' || value.kind === 'bytes' ? [] : [value];
        starts.push({ items, property: statement.name.text, macro: null });
      }
    } else if (statement.kind === 'macro') starts.push({ items: [statement.use], property: null, macro: null });
  }
  for (const directive of document.directives) {
    if (directive.name === 'define') starts.push({ items: directive.items, property: null, macro: directive });
  }
  const found: Sites = { words: [], references: [], macroProperties: [] };
  for (const start of starts) {
    const parameters = new Set(start.macro?.parameters);
    findSites(start, (name) => oldNames.has(name) || macros.has(name) || parameters.has(name), found);
  }
  const branches = new Branches(document.directives);
  const parsed: ParsedKeymap = {
    text,
    document,
    nodes,
    properties,
    macros,
    labels,
    sites: found.words,
    references: found.references,
    macroProperties: found.macroProperties,
    newline: /\r?\n/.exec(text)?.[0] ?? '\n',
    firstDeclarationOf: (node) => declarations.firstOf(node),
    propertyOf: (node, name) => byNode.get(declarations.firstOf(node))?.get(name) ?? null,
    propertyIn: (declaration, name) => byDeclaration.get(declaration)?.get(name) ?? null,
    covers: (offset, other) => branches.covers(offset, other),
  };
  const meanings = new Meanings(parsed);
  return { ...parsed, meaningOf: (site) => meanings.meaningOf(site) };
}

function indexProperty(index: PropertyIndex, node: Node, property: Property): void {
  const properties = index.get(node) ?? new Map<string, Property>();
  properties.set(property.name.text, property);
  index.set(node, properties);
}
