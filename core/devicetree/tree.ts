/** The tree that all statements result in: nodes merged by path, `&label { … }` applied, deletions done. */
import { preprocess, type Preprocessed } from './preprocess.ts';
import type { Document } from './parse.ts';
import { stringValues } from './walk.ts';
import type { Command, Directive, Node, Property, Reference, Statement } from './syntax.ts';

export interface TreeNode {
  readonly name: string;
  /** `/behaviors/hm`, or `&mt` for a node that another file defines. */
  readonly path: string;
  readonly labels: readonly string[];
  readonly parent: TreeNode | null;
  readonly properties: ReadonlyMap<string, Property>;
  readonly children: ReadonlyMap<string, TreeNode>;
  /** Every declaration in the source that adds to it. */
  readonly sources: readonly Node[];
}

export interface DeviceTree extends Preprocessed {
  /** The text that the ranges refer to. */
  readonly text: string;
  readonly directives: readonly Directive[];
  readonly root: TreeNode;
  readonly labels: ReadonlyMap<string, TreeNode>;
  /** What `&label { … }` sets on nodes that other files define, by label. */
  readonly outside: ReadonlyMap<string, TreeNode>;
}

interface MutableNode extends TreeNode {
  readonly labels: string[];
  readonly properties: Map<string, Property>;
  readonly children: Map<string, MutableNode>;
  readonly sources: Node[];
}

const emptyNode = (name: string, path: string, parent: MutableNode | null): MutableNode => ({
  name,
  path,
  parent,
  labels: [],
  properties: new Map(),
  children: new Map(),
  sources: [],
});

const namesIn = (path: string): readonly string[] => path.split('/').filter(Boolean);

export function resolveTree(document: Document): DeviceTree {
  const preprocessed = preprocess(document);
  const builder = new TreeBuilder(preprocessed);
  builder.apply(document.statements);
  const { text, directives } = document;
  const { root, labels, outside } = builder;
  return { ...preprocessed, text, directives, root, labels, outside };
}

/** The nodes with this compatible, parents first. */
export function* nodesWith(node: TreeNode, compatible: string): Generator<TreeNode, undefined> {
  if (stringValues(node.properties.get('compatible') ?? null).includes(compatible)) yield node;
  for (const child of node.children.values()) yield* nodesWith(child, compatible);
}

class TreeBuilder {
  readonly root = emptyNode('/', '/', null);
  readonly labels = new Map<string, MutableNode>();
  readonly outside = new Map<string, MutableNode>();
  private readonly context: Preprocessed;

  constructor(context: Preprocessed) {
    this.context = context;
  }

  apply(statements: readonly Statement[]): void {
    const rest: { readonly statement: Statement; readonly target: MutableNode | null }[] = [];
    const later = (list: readonly Statement[], target: MutableNode | null): void => {
      for (let i = list.length - 1; i >= 0; i--) rest.push({ statement: list[i] as Statement, target });
    };
    later(statements, null);
    for (let next = rest.pop(); next; next = rest.pop()) {
      const { statement, target } = next;
      if (!this.context.isActive(statement.from)) continue;
      if (statement.kind === 'node') later(statement.statements, this.enter(statement, target));
      else if (statement.kind === 'property') target?.properties.set(statement.name.text, statement);
      else if (statement.kind === 'command') this.command(statement, target);
    }
  }

  private enter(node: Node, parent: MutableNode | null): MutableNode {
    const entered = this.find(node, parent);
    entered.sources.push(node);
    for (const label of node.labels) {
      entered.labels.push(label.text);
      this.labels.set(label.text, entered);
    }
    return entered;
  }

  private find(node: Node, parent: MutableNode | null): MutableNode {
    const { reference, name } = node;
    if (reference?.path) return this.atPath(reference.path);
    if (reference?.label) {
      const known = this.labels.get(reference.label) ?? this.outside.get(reference.label);
      if (known) return known;
      const made = emptyNode(`&${reference.label}`, `&${reference.label}`, null);
      this.outside.set(reference.label, made);
      return made;
    }
    return name.text === '/' ? this.root : this.childOf(parent ?? this.root, name.text);
  }

  private childOf(parent: MutableNode, name: string): MutableNode {
    const known = parent.children.get(name);
    if (known) return known;
    const made = emptyNode(name, parent === this.root ? `/${name}` : `${parent.path}/${name}`, parent);
    parent.children.set(name, made);
    return made;
  }

  private atPath(path: string): MutableNode {
    return namesIn(path).reduce((node, name) => this.childOf(node, name), this.root);
  }

  private knownAt(path: string): MutableNode | undefined {
    return namesIn(path).reduce<MutableNode | undefined>((node, name) => node?.children.get(name), this.root);
  }

  private command({ command, items, operand }: Command, target: MutableNode | null): void {
    if (command === 'delete-property') target?.properties.delete(operand);
    if (command !== 'delete-node') return;
    const [first] = items;
    const node = first?.kind === 'reference' ? this.referredTo(first) : target?.children.get(operand);
    if (!node) return;
    (node.parent as MutableNode | null)?.children.delete(node.name);
    const removed = [node];
    for (const { labels, children } of removed) {
      for (const label of labels) this.labels.delete(label);
      for (const child of children.values()) removed.push(child);
    }
  }

  private referredTo({ label, path }: Reference): MutableNode | undefined {
    return label === null ? this.knownAt(path ?? '') : this.labels.get(label);
  }
}
