import { stringValues, type Property, type TreeNode } from '#core/devicetree';
import { bindings, type Binding as NodeKind, type BindingProperty } from '#core/firmware';
import { compatibleOf, kindOf, type Keymap } from '../keymap.ts';
import { nearest } from '../names.ts';
import type { Found, Rule } from '../types.ts';

/** Properties that any node may have. */
const everywhere: ReadonlySet<string> = new Set([
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
/** Kinds whose tables list every property a keymap can set. */
const isComplete = ({ compatible }: NodeKind): boolean =>
  /^zmk,(behavior-|macro-|combos$|conditional-layers$|keymap$)/.test(compatible);

export const properties: Rule = {
  id: 'property',
  title: 'Properties',
  docs: '/docs/config/behaviors',
  scope: 'file',
  *find(keymap) {
    for (const node of keymap.nodes) {
      const kind = kindOf(node);
      const around = node.parent ? kindOf(node.parent) : undefined;
      if (kind && isComplete(kind)) {
        yield* unknownProperties(node, kind.properties, kind.compatible);
        if (compatibleOf(node)) yield* missingProperties(node, kind.properties, keymap);
      } else if (around?.children && isComplete(around) && !compatibleOf(node)) {
        yield* unknownProperties(node, around.children.properties, around.compatible);
        yield* missingProperties(node, around.children.properties, keymap);
      } else if (!kind) yield* unknownCompatible(node);
    }
  },
};

function* unknownProperties(node: TreeNode, known: readonly BindingProperty[], compatible: string): Generator<Found> {
  const names = new Set(known.map(({ name }) => name));
  for (const { name, values } of node.properties.values()) {
    if (names.has(name.text) || everywhere.has(name.text) || isOldSpelling(name.text)) continue;
    const dashed = name.text.replaceAll('_', '-');
    const near = names.has(dashed) ? dashed : nearest(name.text, names);
    const owner = bindings.find(
      (row) => isComplete(row) && row.properties.some((property) => property.name === name.text),
    );
    const reason = near ? ` Did you mean ${near}?` : owner ? ` It belongs to ${owner.compatible}.` : '';
    // What no kind of node has may be a macro without a value, or a property of a fork of the firmware.
    if (!near && !owner && values.length === 0) continue;
    // The compiler lets names with a # pass: they are meant for counts of cells.
    const builds = name.text.startsWith('#') || !(near || owner);
    yield {
      severity: builds ? 'warning' : 'error',
      from: name.from,
      to: name.to,
      message: `A node of the kind ${compatible} has no property ${name.text}.${reason}`,
      ...(near
        ? { fix: { title: `Write ${near}`, replacements: [{ from: name.from, to: name.to, insert: near }] as const } }
        : {}),
    };
  }
}

/** The upgrader rewrites these. */
const isOldSpelling = (name: string): boolean => /^(tapping_term_ms|quick_tap_ms|global-quick-tap)$/.test(name);

function* missingProperties(node: TreeNode, known: readonly BindingProperty[], keymap: Keymap): Generator<Found> {
  const name = node.sources[0]?.name;
  // A reserved layer is a place for Studio to fill, and has nothing yet.
  if (!name || node.properties.has('status')) return;
  if (node.sources.some(({ statements }) => statements.some(({ kind }) => kind === 'macro'))) return;
  for (const { name: wanted, required, values } of known) {
    if (!required || node.properties.has(wanted) || node.properties.has(wanted.replaceAll('-', '_'))) continue;
    const value = wanted === '#binding-cells' && values?.length === 1 ? values[0]?.value : undefined;
    const place = node.sources[0]?.close;
    const indent = /[ \t]*$/.exec(keymap.text.slice(0, name.from))?.[0] ?? '';
    yield {
      severity: 'error',
      from: name.from,
      to: name.to,
      message: `${node.labels[0] ? `&${node.labels[0]}` : node.name} lacks the property ${wanted}, and does not build without it.`,
      ...(value !== undefined && place
        ? {
            fix: {
              title: `Add ${wanted} = <${value}>;`,
              replacements: [
                { from: place.from, to: place.from, insert: `    ${wanted} = <${value}>;\n${indent}` },
              ] as const,
            },
          }
        : {}),
    };
  }
}

function* unknownCompatible(node: TreeNode): Generator<Found> {
  const property: Property | undefined = node.properties.get('compatible');
  const [compatible] = stringValues(property ?? null);
  const value = property?.values[0];
  if (!compatible?.startsWith('zmk,') || !value) return;
  const near = nearest(
    compatible,
    bindings.map((row) => row.compatible),
  );
  if (!near) return;
  yield {
    severity: 'error',
    from: value.from,
    to: value.to,
    message: `No kind of node is called ${compatible}. Did you mean ${near}?`,
    fix: { title: `Write ${near}`, replacements: [{ from: value.from, to: value.to, insert: `"${near}"` }] },
  };
}
