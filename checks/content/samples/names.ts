/** Checks that the behaviors, key codes, and properties of a sample exist in core/firmware. */
import {
  findProperty,
  nodesOf,
  propertiesOf,
  stringValues,
  type Item,
  type Node,
  type Property,
} from '#core/devicetree';
import { findBehavior, findBinding } from '#core/firmware';
import type { Finding } from '../../check.ts';
import type { Sample } from './sample.ts';
import { isKnownBehavior, isKnownFunction, isKnownName, type Vocabulary } from './vocabulary.ts';

type Report = (offset: number, fault: string, fix: string) => void;

const bindingProperties: ReadonlySet<string> = new Set(['bindings', 'sensor-bindings']);
/** Properties that any node can have. */
const generalProperties =
  /^(compatible|status|reg|phandle|interrupt.*|#.*-cells|pinctrl-.*|zephyr,.*|io-channels|.*-gpios|.*-names)$/;

export function nameFindings(
  file: string,
  sample: Sample,
  vocabulary: Vocabulary,
  byLabel: ReadonlyMap<string, Node>,
): readonly Finding[] {
  const findings: Finding[] = [];
  const report: Report = (offset, fault, fix) => findings.push({ file, line: sample.lineAt(offset), fault, fix });
  for (const property of propertiesOf(sample.document)) {
    if (!bindingProperties.has(property.name.text)) continue;
    for (const value of property.values) if (value.kind === 'cells') checkBindings(value.items, vocabulary, report);
  }
  for (const node of nodesOf(sample.document)) checkProperties(node, byLabel, report);
  return findings;
}

const fixNames = 'Correct it, define it in a sample of this page, or name it in the fence: ```dts names="…"';

function checkBindings(items: readonly Item[], vocabulary: Vocabulary, report: Report): void {
  for (const item of items) {
    if (item.kind === 'reference' && item.label !== null && !isKnownBehavior(item.label, vocabulary)) {
      report(item.from, `There is no behavior &${item.label}.`, fixNames);
    } else if (item.kind === 'word' && !isKnownName(item.text, vocabulary)) {
      report(item.from, `There is no key code or constant ${item.text}.`, fixNames);
    } else if (item.kind === 'call') {
      if (!isKnownFunction(item.name.text, vocabulary))
        report(item.from, `There is no macro ${item.name.text}().`, fixNames);
      else for (const { items: inner } of item.args) checkBindings(inner, vocabulary, report);
    } else if (item.kind === 'group') checkBindings(item.items, vocabulary, report);
  }
}

function checkProperties(node: Node, byLabel: ReadonlyMap<string, Node>, report: Report): void {
  const own = compatibleOf(node, byLabel);
  const parent = own === undefined && node.parent ? compatibleOf(node.parent, byLabel) : undefined;
  const binding = findBinding(own ?? parent ?? '');
  const known = own === undefined ? binding?.children?.properties : binding?.properties;
  if (!binding || !known) return;
  for (const property of node.statements.filter((statement): statement is Property => statement.kind === 'property')) {
    const name = property.name.text;
    const row = known.find((candidate) => candidate.name === name);
    if (!row && !generalProperties.test(name)) {
      report(
        property.from,
        `A node of ${binding.compatible} has no property ${name}.`,
        'Correct it, or add it to core/firmware/bindings if the firmware has it.',
      );
    } else if (row?.deprecated)
      report(property.from, `The property ${name} is deprecated.`, `Write ${row.deprecated} instead.`);
  }
}

/** `seen` prevents an endless loop if the nodes of a wrong sample refer to each other. */
function compatibleOf(
  node: Node,
  byLabel: ReadonlyMap<string, Node>,
  seen: ReadonlySet<Node> = new Set(),
): string | undefined {
  const [written] = stringValues(findProperty(node, 'compatible'));
  const label = node.reference?.label;
  if (written !== undefined || label == null) return written;
  const defined = byLabel.get(label);
  const visited = new Set([...seen, node]);
  return defined && !visited.has(defined)
    ? compatibleOf(defined, byLabel, visited)
    : findBehavior(`&${label}`)?.compatible;
}
