import { editDistance } from '#core/edit-distance';
import { stringValues, type Property, type TreeNode } from '#core/devicetree';
import { bindings, chosenProperties, type Binding as NodeKind, type BindingProperty } from '#core/firmware';
import { compatibleOf, kindOf } from '../behaviors.ts';
import type { Keymap } from '../keymap.ts';
import { closestName } from '../names.ts';
import { addAt, changeTo, report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';
import { wrongExpressions, wrongValues } from './propertyValues.ts';

/** Properties that any node can have. */
const commonProperties: ReadonlySet<string> = new Set([
  'compatible',
  'status',
  'label',
  'display-name',
  'reg',
  '#binding-cells',
  '#sensor-binding-cells',
  'phandle',
  'wakeup-source',
]);
/** Whether `core/firmware` lists every property that a keymap can set on such a node. */
const isCompletelyListed = ({ compatible }: NodeKind): boolean =>
  /^zmk,(behavior-|macro-|combos$|conditional-layers$|keymap$)/.test(compatible);

export const properties: Rule = {
  id: 'property',
  title: 'Properties',
  docs: '/docs/config/behaviors',
  scope: 'file',
  *find(keymap) {
    for (const node of keymap.nodes) {
      const kind = kindOf(node);
      const parentKind = node.parent ? kindOf(node.parent) : undefined;
      yield* wrongExpressions(node, keymap);
      if (kind && isCompletelyListed(kind)) {
        const misspelled = new Set<string>();
        yield* unknownProperties(node, kind.properties, kind.compatible, misspelled, kind.children?.properties);
        yield* wrongValues(node, kind.properties, kind.compatible, keymap);
        if (compatibleOf(node)) yield* missingProperties(node, kind.properties, keymap, misspelled);
      } else if (parentKind?.children && isCompletelyListed(parentKind) && !compatibleOf(node)) {
        const misspelled = new Set<string>();
        yield* unknownProperties(node, parentKind.children.properties, parentKind.compatible, misspelled);
        yield* wrongValues(node, parentKind.children.properties, parentKind.compatible, keymap);
        yield* missingProperties(node, parentKind.children.properties, keymap, misspelled);
      } else if (kind && /^zmk,(kscan-|matrix-transform$|physical-layout$)/.test(kind.compatible)) {
        // Zephyr defines more properties for these, so only likely typos are reported.
        for (const found of [
          ...unknownProperties(node, kind.properties, kind.compatible, new Set()),
          ...wrongValues(node, kind.properties, kind.compatible, keymap),
        ])
          if (found.fix) yield found;
      } else if (node.path === '/chosen') {
        yield* misspelledChosen(node);
      } else if (!kind) {
        yield* unknownCompatible(node, keymap);
        yield* missingCompatible(node, keymap);
      }
    }
  },
};

function* unknownProperties(
  node: TreeNode,
  known: readonly BindingProperty[],
  compatible: string,
  misspelled: Set<string>,
  ofChildren: readonly BindingProperty[] = [],
): Generator<RawFinding> {
  const names = new Set(known.map(({ name }) => name));
  for (const { name, values } of node.properties.values()) {
    if (names.has(name.text) || commonProperties.has(name.text)) continue;
    const dashed = name.text.replaceAll('_', '-');
    const suggestion = [dashed, `${dashed}-ms`].find((other) => names.has(other)) ?? closestName(name.text, names);
    const has = (properties: readonly BindingProperty[]): boolean => properties.some((row) => row.name === name.text);
    const owner = has(ofChildren)
      ? 'each node inside it'
      : bindings.find((row) => isCompletelyListed(row) && has(row.properties))?.compatible;
    const reason = suggestion ? ` Did you mean ${suggestion}?` : owner ? ` It's a property of ${owner}.` : '';
    // May be a macro that expands to properties.
    if (!suggestion && !owner && values.length === 0) continue;
    const isMissing = suggestion !== null && !node.properties.has(suggestion);
    if (isMissing) misspelled.add(suggestion);
    const isRequired = isMissing && known.some((row) => row.name === suggestion && row.required);
    // The build accepts any name that starts with #, and any at all on a node whose kind has no properties.
    const builds = known.length === 0 || (name.text.startsWith('#') && !isRequired) || !(suggestion || owner);
    yield report(
      builds ? 'warning' : 'error',
      name,
      `${compatible} has no property ${name.text}.${reason}`,
      suggestion ? changeTo(name, suggestion) : null,
    );
  }
}

/** `zmk,physical-layouts`, which nothing reads. Zephyr and modules read other names, and _ is the same as -. */
function* misspelledChosen(node: TreeNode): Generator<RawFinding> {
  const known = chosenProperties.map(({ property }) => property);
  for (const { name } of node.properties.values()) {
    const dashed = name.text.replaceAll('_', '-');
    const suggestion = known.includes(dashed) ? null : closestName(dashed, known);
    if (!suggestion) continue;
    yield report(
      'warning',
      name,
      `Nothing reads ${name.text} in chosen. Did you mean ${suggestion}?`,
      changeTo(name, suggestion),
    );
  }
}

/** `misspelled`: properties that are there, but under a wrong name, which is already reported. */
function* missingProperties(
  node: TreeNode,
  known: readonly BindingProperty[],
  keymap: Keymap,
  misspelled: ReadonlySet<string>,
): Generator<RawFinding> {
  const name = node.sources[0]?.name;
  // A layer reserved for ZMK Studio has no bindings yet.
  if (!name || node.properties.has('status')) return;
  if (node.sources.some(({ statements }) => statements.some(({ kind }) => kind === 'macro'))) return;
  for (const { name: requiredName, required, values } of known) {
    const oldName = known.find(({ deprecated }) => deprecated === `\`${requiredName}\``)?.name ?? '';
    if (!required || [requiredName, oldName].some((name) => node.properties.has(name)) || misspelled.has(requiredName))
      continue;
    const value = requiredName === '#binding-cells' && values?.length === 1 ? values[0]?.value : undefined;
    const compatible = node.properties.get('compatible');
    const gap = /\r?\n?[ \t]*$/.exec(keymap.text.slice(0, compatible?.from))?.[0] ?? '';
    yield report(
      'error',
      name,
      `${node.labels[0] ? `&${node.labels[0]}` : node.name} is missing ${requiredName} and won't build without it.`,
      value !== undefined && compatible ? addAt(compatible.to, `${gap}${requiredName} = <${value}>;`) : null,
    );
  }
}

const containers: Readonly<Record<string, string>> = {
  '/keymap': 'zmk,keymap',
  '/combos': 'zmk,combos',
  '/conditional_layers': 'zmk,conditional-layers',
};

/** Without its `compatible`, the firmware ignores the node. */
function* missingCompatible(node: TreeNode, { isPartial }: Keymap): Generator<RawFinding> {
  const compatible = containers[node.path];
  const name = node.sources[0]?.name;
  if (!compatible || !name || isPartial || node.properties.has('compatible') || node.children.size === 0) return;
  yield report(
    node.path === '/keymap' ? 'error' : 'warning',
    name,
    `Add compatible = "${compatible}"; to ${node.name}. Without it, the firmware ignores everything in it.`,
  );
}

const compatibles = bindings.map((row) => row.compatible);
/** A file can have many nodes of the same kind. */
const closest = new Map<string, string | null>();

function closestCompatible(compatible: string): string | null {
  if (!closest.has(compatible)) closest.set(compatible, closestName(compatible, compatibles));
  return closest.get(compatible) ?? null;
}

function* unknownCompatible(node: TreeNode, { isPartial, hasModules }: Keymap): Generator<RawFinding> {
  const property: Property | undefined = node.properties.get('compatible');
  const [compatible] = stringValues(property ?? null);
  const value = property?.values[0];
  if (!compatible || !value) return;
  const suggestion = compatible.startsWith('zmk,') ? closestCompatible(compatible) : containers[node.path];
  if (!suggestion) return;
  const isSure = compatible.replaceAll('_', '-') === suggestion || containers[node.path] === suggestion;
  const mayBeDefinedElsewhere = (isPartial || hasModules) && !isSure;
  yield report(
    // With a single wrong letter, it's hardly the name of a module's node.
    !mayBeDefinedElsewhere ? 'error' : editDistance(compatible, suggestion, 1) < 2 ? 'warning' : 'note',
    value,
    `There is no compatible ${compatible}${mayBeDefinedElsewhere ? ', unless a module defines it' : ''}. Did you mean ${suggestion}?`,
    changeTo(value, `"${suggestion}"`),
  );
}
