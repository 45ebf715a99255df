/** Checks a compiled devicetree against the firmware's bindings, as the build does before it compiles any C. */
import { withChildren, type Compiled, type CompiledNode, type CompiledProperty } from '#core/devicetree';
import { findBinding, type BindingProperty } from '#core/firmware';
import { closestName } from '../names.ts';
import { compatibleOf, readEntries } from './bindingCells.ts';
import { errorAbout, errorIn, type BuildError } from './types.ts';
import { expectedInstead, formOf } from './values.ts';

const statuses: ReadonlySet<string> = new Set(['ok', 'okay', 'disabled', 'reserved', 'fail', 'fail-sss']);

/** Every node can have these, whatever its kind. */
const alwaysAllowed =
  /-controller$|^#|^(?:compatible|status|ranges|phandle|interrupt-parent|interrupts-extended|device_type)$/;
/** Zephyr's own bindings for hardware have these too. */
const hardwareProperties: ReadonlySet<string> = new Set(
  'reg reg-names interrupts interrupt-names label clocks clock-names dmas dma-names io-channels io-channel-names mboxes mbox-names power-domains wakeup-source zephyr,deferred-init pinctrl-0 pinctrl-names power-domain hwlocks hwlock-names zephyr,pm-device-runtime-auto supply-gpios vin-supply'.split(
    ' ',
  ),
);
/** Nodes of these kinds have exactly the properties in the tables. */
const isPlain = (compatible: string): boolean =>
  /^zmk,(?:behavior-|macro-|combos$|conditional-layers$|keymap$|input-processor-|input-listener$)/.test(compatible);

interface Kind {
  readonly compatible: string;
  readonly properties: readonly BindingProperty[];
}

export interface CheckOptions {
  /** Whether modules may define more kinds of nodes. */
  readonly mayHaveModules: boolean;
}

export function checkNodes(compiled: Compiled, options: CheckOptions): readonly BuildError[] {
  const errors: (BuildError | null)[] = [];
  const references = new Map<CompiledNode, CompiledNode[]>();
  for (const node of liveNodes(compiled)) {
    const kind = kindOf(node);
    errors.push(...checkCommon(node, kind));
    if (!kind || kind.properties.length === 0) continue;
    const isDisabled = !isOkay(node);
    const unknown = undeclared(node, kind);
    for (const row of kind.properties) {
      const property = node.properties.get(row.name);
      if (property) errors.push(...checkProperty(node, property, row, compiled, options, references));
      else if (isNeeded(row, kind) && !isDisabled && !node.isOpen && !node.isForeign && !unknown.meant.has(row.name))
        errors.push(errorAbout(node, `${nameOf(node)} needs ${row.name}, and won't build without it.`));
    }
    errors.push(...unknown.errors);
  }
  errors.push(...cycles(references));
  return errors.filter((error) => error !== null);
}

/** Nodes of the tree, and those of other files that the text changes. */
export function liveNodes({ root, labels }: Compiled): readonly CompiledNode[] {
  const foreign = [...labels.values()].filter((node) => node.parent === null && !node.isGone && node !== root);
  return [root, ...new Set(foreign)].flatMap((node) => [...withChildren(node)]);
}

export const nameOf = (node: CompiledNode): string => (node.labels[0] === undefined ? node.name : `&${node.labels[0]}`);

const isOkay = (node: CompiledNode): boolean => {
  const part = node.properties.get('status')?.parts[0];
  return part?.kind !== 'string' || part.value === 'okay' || part.value === 'ok';
};

/** The kind of a node by its compatible, or by its parent's if it has none. */
function kindOf(node: CompiledNode): Kind | null {
  const compatible = compatibleOf(node);
  if (compatible.length > 0) return compatible.map(findBinding).find((row) => row !== undefined) ?? null;
  if (node.isForeign || node.properties.has('compatible') || !node.parent) return null;
  const parent = compatibleOf(node.parent)
    .map(findBinding)
    .find((row) => row !== undefined);
  return parent?.children ? { compatible: parent.compatible, properties: parent.children.properties } : null;
}

/** The C code of a hold-tap needs its tapping term, though its binding says nothing about it. */
const isNeeded = (row: BindingProperty, { compatible }: Kind): boolean =>
  row.required === true && !(compatible === 'zmk,battery-voltage-divider' && row.name === 'full-ohms');

function* checkCommon(node: CompiledNode, kind: Kind | null): Generator<BuildError | null> {
  const status = node.properties.get('status');
  if (status) {
    const [part] = status.parts;
    if (formOf(status) === 'unknown') return;
    if (part?.kind !== 'string' || status.parts.length > 1) yield errorIn(status, 'status needs one text in quotes.');
    else if (!statuses.has(part.value))
      yield errorIn(status, `status can't be "${part.value}". Use "okay" or "disabled".`, part);
  }
  const compatible = node.properties.get('compatible');
  if (compatible && expectedInstead(compatible, 'string-array') !== null)
    yield errorIn(compatible, 'compatible needs text in quotes.');
  for (const part of compatible?.parts ?? [])
    if (part.kind === 'string' && compatible && !/^[a-zA-Z][\w,+\-.]+$/.test(part.value))
      yield errorIn(compatible, `"${part.value}" can't be a compatible.`, part);
  const label = node.properties.get('label');
  if (label && !kind?.properties.some(({ name }) => name === 'label') && expectedInstead(label, 'string') !== null)
    yield errorIn(label, 'label needs one text in quotes.');
  yield* checkAddress(node);
  for (const property of node.properties.values())
    if (/@/.test(property.name)) yield errorIn(property, "A property's name can't contain @.");
}

/** `combo@1` needs `reg = <1>;`, and what has one needs the other. */
function* checkAddress(node: CompiledNode): Generator<BuildError | null> {
  if (node.isForeign || node.parent === null) return;
  const address = /@(.*)$/.exec(node.name)?.[1];
  const hasReg = node.properties.has('reg') || node.properties.has('ranges');
  if (address !== undefined && !/^(?:0[xX])?[\da-fA-F]+$/.test(address) && hasReg)
    yield errorAbout(node, `What follows the @ in ${node.name} must be a hexadecimal number.`);
  else if (address !== undefined && !hasReg && !node.isOpen)
    yield errorAbout(
      node,
      `${node.name} has an address but no reg. Use a name without @, such as ${node.name.replace('@', '_')}.`,
    );
  else if (address === undefined && node.properties.has('reg') && !node.isOpen)
    yield errorAbout(node, `${node.name} has reg, so its name needs an address, such as ${node.name}@0.`);
}

function* checkProperty(
  node: CompiledNode,
  property: CompiledProperty,
  row: BindingProperty,
  compiled: Compiled,
  { mayHaveModules }: CheckOptions,
  references: Map<CompiledNode, CompiledNode[]>,
): Generator<BuildError | null> {
  const expected = expectedInstead(property, row.type);
  if (expected !== null) {
    yield errorIn(property, `${row.name} needs ${expected}.`);
    return;
  }
  const value = property.parts[0];
  if (row.type === 'string' && value?.kind === 'string') {
    const mistake = unusableText(value.value);
    if (mistake !== null) yield errorIn(property, `${row.name} ${mistake}`, value);
  }
  const allowed = (row.values ?? []).map((one) => one.value);
  if (row.type === 'string' && value?.kind === 'string' && allowed.length > 0 && !allowed.includes(`"${value.value}"`))
    yield errorIn(property, `${row.name} can't be "${value.value}". Use one of ${allowed.join(', ')}.`, value);
  if (row.type === 'int' && value?.kind === 'cells' && allowed.length > 0) {
    const [cell] = value.cells;
    if (cell?.kind === 'number' && !allowed.includes(String(cell.value)))
      yield errorIn(property, `${row.name} must be ${allowed.map((one) => `<${one}>`).join(' or ')} here.`, value);
  }
  if (row.type === 'phandle-array' && formOf(property) !== 'unknown') {
    const space = /gpios$/.test(row.name) ? 'gpio' : row.name.replace(/s$/, '');
    const { errors, entries, isKnown } = readEntries(property, space, compiled, mayHaveModules);
    yield* errors;
    for (const entry of entries) if (entry) refer(references, node, entry);
    if (isKnown) yield* unreadable(property, row.name, entries, node);
  }
  if (row.type === 'phandles' || row.type === 'phandle') {
    const cells = property.parts.flatMap((part) => (part.kind === 'cells' ? part.cells : []));
    for (const cell of cells) {
      const target = cell.kind === 'phandle' ? compiled.find(cell.ref) : null;
      if (target) refer(references, node, target);
    }
    yield* tooFew(property, cells.length, compatibleOf(node)[0] ?? '');
  }
}

/** The build copies texts into C code without their quotes, where a few characters have a meaning. */
function unusableText(text: string): string | null {
  if (/^\s*##|##\s*$/.test(text)) return "can't start or end with ##.";
  if (/[\n\r]/.test(text)) return "can't contain a line break.";
  if (/\/\*/.test(text) && !/\/\*.*\*\//.test(text)) return "can't contain /*.";
  return null;
}

function refer(references: Map<CompiledNode, CompiledNode[]>, from: CompiledNode, to: CompiledNode): void {
  const known = references.get(from);
  if (known) known.push(to);
  else references.set(from, [to]);
}

/** How many entries of a list the firmware's C code reads. All of them, if it isn't in here. */
const entriesRead: Readonly<Record<string, number>> = {
  'zmk,behavior-hold-tap': 2,
  'zmk,behavior-mod-morph': 2,
  'zmk,behavior-sensor-rotate': 2,
  'zmk,behavior-sensor-rotate-var': 2,
  'zmk,behavior-sticky-key': 1,
};

const entriesReadOf = (node: CompiledNode): number =>
  entriesRead[compatibleOf(node)[0] ?? ''] ??
  (node.parent && compatibleOf(node.parent).includes('zmk,combos') ? 1 : Infinity);

function* unreadable(
  property: CompiledProperty,
  name: string,
  entries: readonly (CompiledNode | null)[],
  node: CompiledNode,
): Generator<BuildError> {
  if (name !== 'bindings' && name !== 'sensor-bindings') return;
  const read = entriesReadOf(node);
  const wrong = entries.findIndex((entry, index) => entry === null && index < read);
  if (wrong >= 0) yield errorIn(property, `There are more values than the bindings before them take.`);
  yield* tooFew(property, entries.length, compatibleOf(node)[0] ?? '');
}

function* tooFew(property: CompiledProperty, count: number, compatible: string): Generator<BuildError> {
  const needed = entriesRead[compatible];
  if (property.name === 'bindings' && needed !== undefined && count < needed && formOf(property) !== 'unknown')
    yield errorIn(
      property,
      `${property.name} needs ${needed === 1 ? 'a behavior' : 'two of them, such as <&kp>, <&kp>'}.`,
    );
}

/** Properties that this kind of node doesn't have, and those that were meant instead. */
function undeclared(
  node: CompiledNode,
  { compatible, properties }: Kind,
): { readonly errors: readonly BuildError[]; readonly meant: ReadonlySet<string> } {
  const errors: BuildError[] = [];
  const meant = new Set<string>();
  const isExact = isPlain(compatible);
  if (node.isForeign && compatibleOf(node).length === 0) return { errors, meant };
  const names = properties.map(({ name }) => name);
  for (const property of node.properties.values()) {
    const { name, from, nameEnd } = property;
    if (alwaysAllowed.test(name) || names.includes(name) || (!isExact && hardwareProperties.has(name))) continue;
    const suggestion = closestName(name, names);
    if (suggestion !== null) meant.add(suggestion);
    const hint = suggestion === null ? 'Remove it.' : `Did you mean ${suggestion}?`;
    errors.push(errorIn(property, `${compatible} has no property ${name}. ${hint}`, { from, to: nameEnd }));
  }
  return { errors, meant };
}

/** Behaviors that refer to each other in a circle. */
function* cycles(references: ReadonlyMap<CompiledNode, readonly CompiledNode[]>): Generator<BuildError | null> {
  const states = new Map<CompiledNode, 'open' | 'done'>();
  for (const start of references.keys()) {
    const path: { readonly node: CompiledNode; at: number }[] = states.has(start) ? [] : [{ node: start, at: 0 }];
    for (let last = path.at(-1); last; last = path.at(-1)) {
      states.set(last.node, 'open');
      const next = references.get(last.node)?.[last.at++];
      if (!next) {
        states.set(last.node, 'done');
        path.pop();
      } else if (next !== last.node && states.get(next) === 'open') {
        yield errorAbout(
          last.node,
          `${nameOf(last.node)} and ${nameOf(next)} use each other. The build can't resolve such a circle.`,
        );
      } else if (!states.has(next)) path.push({ node: next, at: 0 });
    }
  }
}
