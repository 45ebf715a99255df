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
import { SameNodes } from './sameNodes.ts';
import { findSites, type MacroProperty, type ReferenceSite, type Site, type Sites, type Start } from './sites.ts';

/** A keymap as read: the tree and lists over it. */
export interface Reading {
  readonly text: string;
  readonly document: Document;
  readonly nodes: readonly Node[];
  readonly properties: readonly Property[];
  /** Names the file gives a meaning with `#define`. They mean what the file says, whatever the firmware calls so. */
  readonly macros: ReadonlyMap<string, Directive>;
  /** Labels the file defines: `&reset` is the file's own node when there is a `reset:`. */
  readonly labels: ReadonlyMap<string, Node>;
  /** Where old names, the file's own macros and their parameters are used in values, macro calls and macro bodies. */
  readonly sites: readonly Site[];
  /** Where old names are referred to in the same places. */
  readonly references: readonly ReferenceSite[];
  /** Properties in the arguments and bodies of macros, which `properties` lacks. */
  readonly macroProperties: readonly MacroProperty[];
  readonly newline: string;
  /** The first place where a node is written: for `&k { … }` the one with the label `k:`, when the file has it. */
  readonly firstPlaceOf: (node: Node) => Node;
  /** A property of a node, wherever the file writes it; the last one counts. Indexed, because a node may have ten thousand. */
  readonly propertyOf: (node: Node, name: string) => Property | null;
  /** The same for the one place alone. */
  readonly propertyHere: (place: Node, name: string) => Property | null;
  /** Whether every build that has the text at `other` has the one at `offset`, too. */
  readonly covers: (offset: number, other: number) => boolean;
}

/** A keymap with what several rules want to know about it, worked out once. */
export interface KeymapFile extends Reading {
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
  const sameNodes = new SameNodes();
  const byPlace: PropertyIndex = new Map();
  const byNode: PropertyIndex = new Map();
  const starts: Start[] = [];
  for (const statement of statementsOf(document)) {
    if (statement.kind === 'node') {
      nodes.push(statement);
      sameNodes.add(statement);
      for (const label of statement.labels) labels.set(label.text, statement);
    } else if (statement.kind === 'property') {
      properties.push(statement);
      if (statement.parent) {
        indexProperty(byPlace, statement.parent, statement);
        indexProperty(byNode, sameNodes.firstOf(statement.parent), statement);
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
  const reading: Reading = {
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
    firstPlaceOf: (node) => sameNodes.firstOf(node),
    propertyOf: (node, name) => byNode.get(sameNodes.firstOf(node))?.get(name) ?? null,
    propertyHere: (place, name) => byPlace.get(place)?.get(name) ?? null,
    covers: (offset, other) => branches.covers(offset, other),
  };
  const meanings = new Meanings(reading);
  return { ...reading, meaningOf: (site) => meanings.meaningOf(site) };
}

function indexProperty(index: PropertyIndex, node: Node, property: Property): void {
  const own = index.get(node) ?? new Map<string, Property>();
  own.set(property.name.text, property);
  index.set(node, own);
}
