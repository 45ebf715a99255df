import type { Cell } from '#core/devicetree';
import { bindingForm, findBehavior, findConstant } from '#core/firmware';
import { translateCell } from '../foreign.ts';
import { isKnownFunction, isKnownName } from '../names.ts';
import type { BindingList, ListBinding } from '../lists.ts';
import type { Keymap } from '../keymap.ts';
import type { Found, Rule } from '../types.ts';

export const parameterCount: Rule = {
  id: 'parameter-count',
  title: 'Wrong number of parameters',
  docs: '/docs/keymaps/behaviors',
  scope: 'binding',
  *find(keymap) {
    for (const list of keymap.lists) {
      if (list.form === 'unknown') continue;
      for (const binding of list.bindings) {
        const found = list.form === 'behaviors' ? bareFinding(binding, list) : countFinding(binding, keymap);
        if (found) yield found;
      }
    }
  },
};

/** In a hold-tap, a behavior is named without parameters: those come from the binding in the keymap. */
function bareFinding({ parameters, label, info }: ListBinding, { node }: BindingList): Found | null {
  const [first] = parameters;
  if (!first || label === null || !info) return null;
  const to = parameters.at(-1)?.to ?? first.to;
  const message = `${node.labels[0] ? `&${node.labels[0]}` : node.name} takes behaviors without parameters: write <&${label}>. The parameters are given where the key is bound.`;
  return { severity: 'error', from: first.from, to, message };
}

function countFinding({ label, info, parameters, from, to, reference }: ListBinding, keymap: Keymap): Found | null {
  if (label === null || !reference) return strayFinding(parameters, keymap);
  if (!info || info.cells === null) return null;
  let count = 0;
  for (const cell of parameters) {
    // Other rules speak of names that are wrong; what they count for is not known.
    if (translateCell(cell, keymap.source) || !isReadable(cell)) return null;
    count += sizeOf(cell);
  }
  if (count === info.cells) return null;
  const predefined = info.node ? undefined : findBehavior(`&${label}`);
  const form = predefined ? ` Write it as ${bindingForm(predefined)}.` : '';
  const message = `&${label} takes ${info.cells === 0 ? 'no parameters' : info.cells === 1 ? '1 parameter' : `${info.cells} parameters`}, but ${count === 0 ? 'none follows' : `${count} follow${count === 1 ? 's' : ''}`}.${form}`;
  return { severity: 'error', from, to, message, ...(predefined ? { docs: predefined.page } : {}) };
}

function strayFinding(parameters: readonly Cell[], keymap: Keymap): Found | null {
  const [first] = parameters;
  if (!first || translateCell(first, keymap.source) || !isReadable(first)) return null;
  return {
    severity: 'error',
    from: first.from,
    to: first.to,
    message: 'A binding starts with a behavior, such as &kp.',
  };
}

const isReadable = (cell: Cell): boolean =>
  cell.kind === 'name' ? isKnownName(cell.text) : cell.kind === 'call' ? isKnownFunction(cell.name) : true;

/** `BT_NXT` stands for two cells: the command and its zero. */
function sizeOf(cell: Cell): number {
  const name = cell.kind === 'name' ? cell.text : cell.kind === 'call' ? cell.name : '';
  return findConstant(name)?.fills === 'both' || name === 'RGB_COLOR_HSV' ? 2 : 1;
}
