import {
  definedMacros,
  parse,
  statementsOf,
  type Directive,
  type Document,
  type Item,
  type Node,
  type Property,
  type Value,
} from '#core/devicetree';
import { RENAMED_KEY_CODES } from './data/keyCodes.ts';
import { REMOVED_KEY_CODES } from './data/removedKeyCodes.ts';
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
}

/** A keymap with what several rules want to know about it, worked out once. */
export interface KeymapFile extends Reading {
  readonly meaningOf: (site: Site) => Meaning;
}

export const isOldKeyCode = (name: string): boolean => RENAMED_KEY_CODES.has(name) || REMOVED_KEY_CODES.has(name);

export function readKeymapFile(text: string): KeymapFile {
  const document = parse(text);
  const macros = definedMacros(document);
  const nodes: Node[] = [];
  const properties: Property[] = [];
  const labels = new Map<string, Node>();
  const starts: Start[] = [];
  for (const statement of statementsOf(document)) {
    if (statement.kind === 'node') {
      nodes.push(statement);
      for (const label of statement.labels) labels.set(label.text, statement);
    } else if (statement.kind === 'property') {
      properties.push(statement);
      starts.push({ items: statement.values.flatMap(valueItems), property: statement.name.text, macro: null });
    } else if (statement.kind === 'macro') starts.push({ items: [statement.use], property: null, macro: null });
  }
  for (const directive of document.directives) {
    if (directive.name === 'define') starts.push({ items: directive.items, property: null, macro: directive });
  }
  const sites = starts.flatMap((start) => {
    const parameters = new Set(start.macro?.parameters);
    return findSites(start, (word) => isOldKeyCode(word) || macros.has(word) || parameters.has(word));
  });
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  const reading: Reading = { text, document, nodes, properties, macros, labels, sites, newline };
  const meanings = new Meanings(reading);
  return { ...reading, meaningOf: (site) => meanings.meaningOf(site) };
}

/** The closing bracket ends a binding, so it stays visible between the values. */
function valueItems(value: Value): readonly Item[] {
  if (value.kind === 'string' || value.kind === 'bytes') return [];
  if (value.kind !== 'cells') return [value];
  return [...value.items, { kind: 'operator', from: value.to, to: value.to, text: '>' }];
}
