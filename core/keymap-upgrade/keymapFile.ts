import {
  definedMacros,
  parse,
  statementsOf,
  type Directive,
  type Document,
  type Node,
  type Property,
} from '#core/devicetree';
import { renamedKeyCodes } from './data/keyCodes.ts';
import { removedKeyCodes } from './data/removedKeyCodes.ts';
import { Meanings, type Meaning } from './meaning.ts';
import { findSites, type Site, type Start } from './sites.ts';

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
  /** Where old key codes, the file's own macros and their parameters are used in values, macro calls and macro bodies. */
  readonly sites: readonly Site[];
  readonly newline: string;
  /** A node's own property; the last one counts. Indexed, because a node may have ten thousand. */
  readonly propertyOf: (node: Node, name: string) => Property | null;
}

/** A keymap with what several rules want to know about it, worked out once. */
export interface KeymapFile extends Reading {
  readonly meaningOf: (site: Site) => Meaning;
}

const isOldKeyCode = (name: string): boolean => renamedKeyCodes.has(name) || removedKeyCodes.has(name);

export function readKeymapFile(text: string): KeymapFile {
  const document = parse(text);
  const macros = definedMacros(document);
  const nodes: Node[] = [];
  const properties: Property[] = [];
  const labels = new Map<string, Node>();
  const byNode = new Map<Node, Map<string, Property>>();
  const starts: Start[] = [];
  for (const statement of statementsOf(document)) {
    if (statement.kind === 'node') {
      nodes.push(statement);
      for (const label of statement.labels) labels.set(label.text, statement);
    } else if (statement.kind === 'property') {
      properties.push(statement);
      if (statement.parent) indexProperty(byNode, statement.parent, statement);
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
  const sites: Site[] = [];
  for (const start of starts) {
    const parameters = new Set(start.macro?.parameters);
    const wanted = (word: string): boolean => isOldKeyCode(word) || macros.has(word) || parameters.has(word);
    for (const site of findSites(start, wanted)) sites.push(site);
  }
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  const propertyOf = (node: Node, name: string): Property | null => byNode.get(node)?.get(name) ?? null;
  const reading: Reading = { text, document, nodes, properties, macros, labels, sites, newline, propertyOf };
  const meanings = new Meanings(reading);
  return { ...reading, meaningOf: (site) => meanings.meaningOf(site) };
}

function indexProperty(index: Map<Node, Map<string, Property>>, node: Node, property: Property): void {
  const own = index.get(node) ?? new Map<string, Property>();
  own.set(property.name.text, property);
  index.set(node, own);
}
