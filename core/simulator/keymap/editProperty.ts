import { findProperty, nodesOf, parse, type Node, type Span } from '#core/devicetree';

/** A node to edit: by label, as a behavior is referred to, or by name, as a combo goes by. */
export type NodeRef = Readonly<{ label: string } | { name: string }>;

/** `true` sets a flag, `null` takes the property away, text is the value as devicetree writes it: `<200>`. */
export type PropertyValue = string | true | null;

function findNodes(source: string, ref: NodeRef): readonly Node[] {
  return [...nodesOf(parse(source))].filter((node) =>
    'label' in ref
      ? node.reference?.label === ref.label || node.labels.some(({ text }) => text === ref.label)
      : node.name.text === ref.name,
  );
}

/** Sets a property in the text of a keymap; everything else stays as it is. */
export function setProperty(source: string, ref: NodeRef, name: string, value: PropertyValue): string {
  const text = dropDeletion(source, ref, name);
  const nodes = findNodes(text, ref);
  const holder = nodes.findLast((node) => findProperty(node, name));
  const property = holder && findProperty(holder, name);
  const statement = value === true ? `${name};` : `${name} = ${value};`;
  if (property) {
    if (value === null) return cutStatement(text, property);
    return text.slice(0, property.from) + statement + text.slice(property.to);
  }
  // A flag that the firmware's own node sets has to be deleted by name.
  const isPredefined = 'label' in ref && nodes.every(({ reference }) => reference);
  if (value === null) return isPredefined ? insert(text, ref, `/delete-property/ ${name};`) : text;
  return insert(text, ref, statement);
}

function insert(source: string, ref: NodeRef, statement: string): string {
  const target = findNodes(source, ref).at(-1);
  if (target?.close) return insertInto(source, target, target.close.from, statement);
  return 'label' in ref ? insertOverride(source, ref.label, statement) : source;
}

/** Takes a statement out, with its line when it has one to itself. */
function cutStatement(source: string, { from, to }: Span): string {
  const before = /\n[ \t]*$/.exec(source.slice(0, from))?.[0] ?? '';
  return source.slice(0, from - before.length) + source.slice(to);
}

function dropDeletion(source: string, ref: NodeRef, name: string): string {
  const deletion = findNodes(source, ref)
    .flatMap(({ statements }) => statements)
    .find(
      (statement) =>
        statement.kind === 'command' && statement.command === 'delete-property' && statement.operand === name,
    );
  return deletion ? cutStatement(source, deletion) : source;
}

function insertInto(source: string, node: Node, close: number, text: string): string {
  const body = source.slice(node.from, close);
  if (!body.includes('\n')) return `${source.slice(0, close).trimEnd()} ${text} ${source.slice(close)}`;
  const closeIndent = /[ \t]*$/.exec(source.slice(0, close))?.[0] ?? '';
  const first = node.statements.find(({ kind }) => kind === 'property');
  const indent = first ? (/[ \t]*$/.exec(source.slice(0, first.from))?.[0] ?? '') : `${closeIndent}    `;
  return `${source.slice(0, close - closeIndent.length)}${indent}${text}\n${closeIndent}${source.slice(close)}`;
}

/** A behavior that the firmware defines is changed by a node of its own, before the file's first node. */
function insertOverride(source: string, label: string, text: string): string {
  const first = parse(source).statements.find(({ kind }) => kind === 'node');
  const at = first?.from ?? source.length;
  return `${source.slice(0, at)}&${label} {\n    ${text}\n};\n\n${source.slice(at)}`;
}

/** The text of the nodes `ref` stands for, each from its first line to its semicolon, without the indentation they share. */
export function nodeText(source: string, ref: NodeRef): string {
  return findNodes(source, ref)
    .map((node) => {
      const indent = /[ \t]*$/.exec(source.slice(0, node.from))?.[0] ?? '';
      return source.slice(node.from, node.to).replaceAll(`\n${indent}`, '\n');
    })
    .join('\n\n');
}
