/** What the compiler makes of a devicetree: nodes with typed values, and what's wrong with it. */

export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

export interface CompileError extends TextSpan {
  readonly code: 'syntax' | 'name' | 'number' | 'reference' | 'label' | 'duplicate';
  readonly message: string;
  /** The statement it's in. */
  readonly within: TextSpan;
}

export type CompiledCell = TextSpan &
  (
    | { readonly kind: 'number'; readonly value: bigint }
    | { readonly kind: 'phandle'; readonly ref: string }
    /** An unknown number of cells, from a name that a file which isn't open may define. */
    | { readonly kind: 'unknown' }
  );

export type CompiledPart = TextSpan &
  (
    | { readonly kind: 'cells'; readonly bits: number; readonly cells: readonly CompiledCell[] }
    | { readonly kind: 'bytes'; readonly count: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'path'; readonly ref: string }
    | { readonly kind: 'unknown' }
  );

export interface CompiledProperty extends TextSpan {
  readonly name: string;
  readonly nameEnd: number;
  readonly parts: readonly CompiledPart[];
}

export interface CompiledNode {
  readonly name: string;
  readonly parent: CompiledNode | null;
  readonly labels: string[];
  readonly properties: Map<string, CompiledProperty>;
  readonly children: Map<string, CompiledNode>;
  /** The names in the text that declare it or add to it. Empty for a node that only other files define. */
  readonly mentions: TextSpan[];
  /** A node of another file: its properties are only those that the text sets. */
  isForeign: boolean;
  /** May have more properties and children, from a name that a file which isn't open may define. */
  isOpen: boolean;
  isOmittedIfUnused: boolean;
  /** Deleted, or omitted because nothing refers to it. */
  isGone: boolean;
}

export function makeNode(name: string, parent: CompiledNode | null): CompiledNode {
  const node: CompiledNode = {
    name,
    parent,
    labels: [],
    properties: new Map(),
    children: new Map(),
    mentions: [],
    isForeign: false,
    isOpen: false,
    isOmittedIfUnused: false,
    isGone: false,
  };
  parent?.children.set(name, node);
  return node;
}

/** Not stored in nodes, because for many inside each other, that would take quadratic memory. */
export function pathOf(node: CompiledNode): string {
  const names: string[] = [];
  for (let at: CompiledNode | null = node; at?.parent; at = at.parent) names.unshift(at.name);
  return node.parent === null ? node.name : `/${names.join('/')}`;
}

/** A node and those inside it, each before its children. */
export function* withChildren(root: CompiledNode): Generator<CompiledNode, undefined> {
  const rest = [root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    yield node;
    rest.push(...[...node.children.values()].reverse());
  }
}

export function remove(node: CompiledNode): void {
  node.parent?.children.delete(node.name);
  for (const gone of withChildren(node)) gone.isGone = true;
}
