/** The nodes that the firmware's own files define, added to a tree where a keymap includes them. */
import { makeNode, type CompiledNode, type CompiledProperty, type CompiledTree } from '#core/devicetree';
import { behaviors, findBehavior, inputProcessors, type Behavior, type InputProcessor } from '#core/firmware';

/** What each file in `behaviors/` defines. */
const behaviorFiles: Readonly<Record<string, string>> = {
  backlight: 'bl',
  bluetooth: 'bt',
  caps_word: 'caps_word',
  ext_power: 'ext_power',
  gresc: 'gresc',
  key_press: 'kp',
  key_repeat: 'key_repeat',
  key_toggle: 'kt',
  layer_tap: 'lt',
  macros: behaviors
    .filter(({ kind }) => kind === 'macro-control')
    .map(({ label }) => label.slice(1))
    .join(' '),
  mod_tap: 'mt',
  momentary_layer: 'mo',
  mouse_key_press: 'mkp',
  mouse_keys: 'mkp mmv msc',
  mouse_move: 'mmv',
  mouse_scroll: 'msc',
  none: 'none',
  outputs: 'out',
  reset: 'sys_reset bootloader',
  rgb_underglow: 'rgb_ug',
  sensor_rotate_key_press: 'inc_dec_kp',
  soft_off: 'soft_off',
  sticky_key: 'sk sl',
  studio_unlock: 'studio_unlock',
  to_layer: 'to',
  toggle_layer: 'tog',
  transparent: 'trans',
};
/** These stay in the firmware even if nothing uses them. */
const alwaysKept = /^(?:ext_power|rgb_ug|sys_reset|bootloader|studio_unlock|macro_\w+)$/;
/** The firmware has a listener for each of these, which uses it. */
const withListener = /^(?:mkp|mmv|msc)$/;

/** Adds what a file of the firmware defines. Other files define no nodes. */
export function addFirmwareNodes(path: string, tree: CompiledTree): void {
  const file = path.slice(1, -1);
  const name = /^behaviors\/(\w+)\.dtsi$/.exec(file)?.[1];
  if (file === 'behaviors.dtsi') for (const labels of Object.values(behaviorFiles)) addBehaviors(labels, tree);
  else if (name !== undefined) addBehaviors(behaviorFiles[name] ?? '', tree);
  else if (file.startsWith('input/processors')) for (const row of inputProcessors) addNode(row, tree.root, tree, true);
  else if (file === 'physical_layouts.dtsi') {
    const node = childOf(tree.root, 'key_physical_attrs');
    tree.addLabel('key_physical_attrs', node);
    setText(node, 'compatible', 'zmk,key-physical-attrs');
    setNumber(node, '#key-cells', 7);
  }
}

function addBehaviors(labels: string, tree: CompiledTree): void {
  for (const label of labels.split(' ').filter(Boolean)) {
    const row = findBehavior(`&${label}`);
    if (!row) continue;
    addNode(row, childOf(tree.root, 'behaviors'), tree, !alwaysKept.test(label));
    if (!withListener.test(label)) continue;
    const listener = childOf(tree.root, `${label}_input_listener`);
    tree.addLabel(listener.name, listener);
    setText(listener, 'compatible', 'zmk,input-listener');
    setUnknown(listener, 'device');
    tree.use(label);
  }
}

function addNode(row: Behavior | InputProcessor, parent: CompiledNode, tree: CompiledTree, isOmitted: boolean): void {
  const node = childOf(parent, row.node);
  for (const label of [row.label, ...(row.deprecatedLabels ?? [])]) tree.addLabel(label.slice(1), node);
  node.isOmittedIfUnused ||= isOmitted;
  setText(node, 'compatible', row.compatible);
  setNumber(node, cellsNameOf(row.compatible), row.parameters.length);
  for (const [name, value] of Object.entries(row.properties)) {
    setUnknown(node, name);
    if (typeof value === 'string') for (const [, label = ''] of value.matchAll(/&(\w+)/g)) tree.use(label);
  }
}

const cellsNameOf = (compatible: string): string =>
  compatible.startsWith('zmk,input-processor')
    ? '#input-processor-cells'
    : compatible.startsWith('zmk,behavior-sensor-')
      ? '#sensor-binding-cells'
      : '#binding-cells';

const childOf = (parent: CompiledNode, name: string): CompiledNode =>
  parent.children.get(name) ?? makeNode(name, parent);

const nowhere = { from: 0, to: 0 };

const set = (node: CompiledNode, name: string, parts: CompiledProperty['parts']): void =>
  void node.properties.set(name, { name, nameEnd: 0, ...nowhere, parts });

const setText = (node: CompiledNode, name: string, value: string): void =>
  set(node, name, [{ kind: 'string', value, ...nowhere }]);
const setNumber = (node: CompiledNode, name: string, value: number): void =>
  set(node, name, [
    { kind: 'cells', bits: 32, cells: [{ kind: 'number', value: BigInt(value), ...nowhere }], ...nowhere },
  ]);
const setUnknown = (node: CompiledNode, name: string): void => set(node, name, [{ kind: 'unknown', ...nowhere }]);
