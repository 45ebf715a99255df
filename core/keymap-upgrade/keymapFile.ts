import { definedMacros, parse, statementsOf, type Node, type Property } from '#core/devicetree';
import {
  codesWithoutReplacement,
  renamedBehaviors,
  renamedKeyCodes,
  renamedUsagePages,
} from '#core/firmware/old-names';
import { Branches } from './branches.ts';
import { Meanings, type Meaning } from './meaning.ts';
import { NodeDeclarations } from './nodeDeclarations.ts';
import type { ParsedKeymap } from './parsedKeymap.ts';
import { findOccurrences, type Occurrence, type Occurrences, type Start } from './occurrences.ts';

/** The input of the rules. */
export interface KeymapFile extends ParsedKeymap {
  readonly meaningOf: (occurrence: Occurrence) => Meaning;
}

type PropertyIndex = Map<Node, Map<string, Property>>;

const oldNames: ReadonlySet<string> = new Set([
  ...renamedKeyCodes.keys(),
  ...codesWithoutReplacement,
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
  const found: Occurrences = { words: [], references: [], macroProperties: [] };
  for (const start of starts) {
    const parameters = new Set(start.macro?.parameters);
    findOccurrences(start, (name) => oldNames.has(name) || macros.has(name) || parameters.has(name), found);
  }
  const branches = new Branches(document.directives);
  const parsed: ParsedKeymap = {
    text,
    document,
    nodes,
    properties,
    macros,
    labels,
    occurrences: found.words,
    references: found.references,
    macroProperties: found.macroProperties,
    newline: /\r?\n/.exec(text)?.[0] ?? '\n',
    firstDeclarationOf: (node) => declarations.firstOf(node),
    propertyOf: (node, name) => byNode.get(declarations.firstOf(node))?.get(name) ?? null,
    propertyIn: (declaration, name) => byDeclaration.get(declaration)?.get(name) ?? null,
    covers: (offset, other) => branches.covers(offset, other),
  };
  const meanings = new Meanings(parsed);
  return { ...parsed, meaningOf: (occurrence) => meanings.meaningOf(occurrence) };
}

function indexProperty(index: PropertyIndex, node: Node, property: Property): void {
  const properties = index.get(node) ?? new Map<string, Property>();
  properties.set(property.name.text, property);
  index.set(node, properties);
}
