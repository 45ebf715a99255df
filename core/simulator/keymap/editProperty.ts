import {
  expandMacros,
  parse,
  resolveTree,
  type DeviceTree,
  type Node,
  type Property,
  type Span,
  type Statement,
  type TreeNode,
} from '#core/devicetree';
import { predefinedRows, predefinedSource } from './predefined.ts';
import { findByCompatible } from './readKeymap.ts';

/** A node to edit: by label, as a behavior is referred to, or by name, as a combo goes by. */
export type NodeRef = Readonly<{ label: string } | { name: string }>;

/** `true` sets a flag, `null` takes the property away, text is the value as devicetree writes it: `<200>`. */
export type PropertyValue = string | true | null;

/** A property without effect while another, older one is set. */
const overruled: Readonly<Record<string, string>> = { 'require-prior-idle-ms': 'global-quick-tap' };

/** The old spelling counts where both stand; see `PropertyReader`. */
const spellings = (name: string): readonly string[] => [name.replaceAll('-', '_'), name];

function findNode(tree: DeviceTree, ref: NodeRef): TreeNode | undefined {
  if ('label' in ref) return tree.labels.get(ref.label) ?? tree.outside.get(ref.label);
  return findByCompatible(tree.root, 'zmk,combos')?.children.get(ref.name);
}

/** What the text itself says of a node, without branches of `#if` that are not taken. */
function findInText(
  source: string,
  ref: NodeRef,
): Readonly<{ nodes: readonly Node[]; statements: readonly Statement[] }> {
  const tree = resolveTree(parse(source));
  const nodes = findNode(tree, ref)?.sources ?? [];
  return { nodes, statements: nodes.flatMap((node) => node.statements).filter(({ from }) => tree.isActive(from)) };
}

/** The statement that counts for a property. */
function findProperty(source: string, ref: NodeRef, name: string): Property | undefined {
  const properties = findInText(source, ref).statements.filter((statement) => statement.kind === 'property');
  const last = (spelling: string) => properties.findLast((property) => property.name.text === spelling);
  return spellings(name).map(last).find(Boolean);
}

/** Whether setting a property has an effect. A combo that a macro makes has no text of its own to set it in. */
export const isEditable = (source: string, ref: NodeRef): boolean =>
  'label' in ref || findInText(source, ref).nodes.length > 0;

/** Sets a property in the text of a keymap; everything else stays as it is. */
export function setProperty(source: string, ref: NodeRef, name: string, value: PropertyValue): string {
  const overruling = overruled[name];
  const text = dropDeletion(overruling ? removeProperty(source, ref, overruling) : source, ref, name);
  if (value === null) return removeProperty(text, ref, name);
  const property = findProperty(text, ref, name);
  const statement = `${property?.name.text ?? name}${value === true ? '' : ` = ${value}`};`;
  return property ? text.slice(0, property.from) + statement + text.slice(property.to) : insert(text, ref, statement);
}

function removeProperty(source: string, ref: NodeRef, name: string): string {
  const property = findProperty(source, ref, name);
  if (property) return removeProperty(cutStatement(source, property), ref, name);
  // What the firmware's own node or a macro sets has to be deleted by name.
  const { properties } = findNode(resolveTree(expandMacros(predefinedSource + source).document), ref) ?? {};
  const elsewhere = spellings(name).find((spelling) => properties?.has(spelling));
  return elsewhere ? insert(source, ref, `/delete-property/ ${elsewhere};`) : source;
}

function insert(source: string, ref: NodeRef, statement: string): string {
  const target = findInText(source, ref).nodes.at(-1);
  if (target?.close) return insertInto(source, target, target.close.from, statement);
  return 'label' in ref ? insertOverride(source, ref.label, statement) : source;
}

/** Takes a statement out, with its line when it has one to itself. */
function cutStatement(source: string, { from, to }: Span): string {
  const before = /\n[ \t]*$/.exec(source.slice(0, from))?.[0] ?? '';
  return source.slice(0, from - before.length) + source.slice(to);
}

function dropDeletion(source: string, ref: NodeRef, name: string): string {
  const deletion = findInText(source, ref).statements.find(
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

/**
 * A behavior that has no node in the text is changed by one that refers to it: before the first node where the firmware
 * defines it, at the end where a macro of the file does.
 */
function insertOverride(source: string, label: string, text: string): string {
  const node = `&${label} {\n    ${text}\n};\n`;
  if (!predefinedRows.some((row) => row.label === label)) return `${source.trimEnd()}\n\n${node}`;
  const document = parse(source);
  const { isActive } = resolveTree(document);
  const first = document.statements.find(({ kind, from }) => kind === 'node' && isActive(from));
  const at = first?.from ?? source.length;
  return `${source.slice(0, at)}${node}\n${source.slice(at)}`;
}

/** The text of the nodes `ref` stands for, each from its first line to its semicolon, without the indentation they share. */
export function nodeText(source: string, ref: NodeRef): string {
  return findInText(source, ref)
    .nodes.map((node) => {
      const indent = /[ \t]*$/.exec(source.slice(0, node.from))?.[0] ?? '';
      return source.slice(node.from, node.to).replaceAll(`\n${indent}`, '\n');
    })
    .join('\n\n');
}
