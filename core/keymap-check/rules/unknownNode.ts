import type { Span, TreeNode } from '#core/devicetree';
import { findBehavior } from '#core/firmware';
import type { Keymap } from '../keymap.ts';
import { allBehaviorLabels, closestName } from '../names.ts';
import { changeTo, report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';

/**
 * `&left_encodr { … }`, and `zmk,kscan = &kscn0`. Boards have many labels that aren't known here, so only likely typos are
 * reported.
 */
export const unknownNode: Rule = {
  id: 'unknown-node',
  title: 'Unknown nodes',
  docs: '/docs/keymaps',
  scope: 'file',
  *find(keymap) {
    const { tree, isPartial, layers, outsideLabels, macroArguments } = keymap;
    const known = new Set([...tree.labels.keys(), ...(outsideLabels ?? [])]);
    const suggest = (label: string, names: Iterable<string>): string | null =>
      !/^\w{3,}$/.test(label) || known.has(label) || macroArguments.has(label) || findBehavior(`&${label}`)
        ? null
        : closestName(label, names);
    const missing = (label: string, suggestion: string, range: Span, isSure: boolean): RawFinding =>
      report(
        isSure ? 'error' : 'warning',
        range,
        `There is no node with the label ${label}${isSure ? '' : ' in the open files'}. Did you mean &${suggestion}?`,
        changeTo(range, `&${suggestion}`),
      );
    for (const node of tree.outside.values()) {
      const name = node.sources[0]?.name;
      const label = node.name.slice(1);
      const suggestion = suggest(label, [...known, ...allBehaviorLabels]);
      // spi0 and spi1 are different nodes.
      if (!name || !suggestion || withoutDigits(suggestion) === withoutDigits(label)) continue;
      yield missing(label, suggestion, name, !isPartial && layers.length > 0);
    }
    for (const { label, range, isKeyboards } of references(keymap)) {
      const suggestion = suggest(label, known);
      if (!suggestion || (!isKeyboards && withoutDigits(suggestion) === withoutDigits(label))) continue;
      yield missing(label, suggestion, range, isKeyboards && !isPartial);
    }
  },
};

/** `isKeyboards`: refers to a node that the keyboard itself defines, not its board. */
type NodeReference = Readonly<{ label: string; range: Span; isKeyboards: boolean }>;

/** The references in all values, except in bindings, where they're behaviors. */
function* references({ nodes, cells }: Keymap): Generator<NodeReference> {
  for (const node of nodes) {
    for (const [name, property] of node.properties) {
      if (name.endsWith('bindings')) continue;
      for (const cell of cells(property))
        if (cell.kind === 'reference' && cell.label !== null && !cell.writtenAt)
          yield { label: cell.label, range: cell, isKeyboards: isLayoutOf(node, name) };
    }
  }
}

const isLayoutOf = (node: TreeNode, property: string): boolean =>
  node.name === 'chosen'
    ? /^zmk,(?:kscan|matrix[-_]transform|physical[-_]layout)$/.test(property)
    : property === 'transform';

const withoutDigits = (label: string): string => label.replace(/\d+/g, '');
