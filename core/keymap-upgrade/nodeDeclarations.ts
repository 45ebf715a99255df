import type { Node } from '#core/devicetree';

/** A node can be declared several times: `/ { k: kscan { … }; };` and then `&k { … };`. Finds the first declaration. */
export class NodeDeclarations {
  private readonly firsts = new Map<Node, Node>();
  private readonly byLabel = new Map<string, Node>();
  private readonly childrenOf = new Map<Node | null, Map<string, Node>>();

  /** Add the nodes in source order, because a label has to be defined before it's referenced. */
  add(node: Node): void {
    const { parent, reference, name, labels } = node;
    const owner = parent && !reference ? this.firstOf(parent) : null;
    const siblings = this.childrenOf.get(owner) ?? new Map<string, Node>();
    const first = this.byLabel.get(reference?.label ?? '') ?? siblings.get(name.text) ?? node;
    this.firsts.set(node, first);
    this.childrenOf.set(owner, siblings.set(name.text, first));
    for (const label of labels) this.byLabel.set(label.text, first);
  }

  firstOf(node: Node): Node {
    return this.firsts.get(node) ?? node;
  }
}
