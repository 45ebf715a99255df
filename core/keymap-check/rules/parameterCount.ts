import { itemsWithin, statementsOf, type Cell, type Item, type Statement } from '#core/devicetree';
import { behaviors, bindingForm, findBehavior, findConstant, type Behavior } from '#core/firmware';
import { translateCell } from '../translateQmk.ts';
import { isKeyCode, isKnownCell } from '../names.ts';
import type { BindingList, ListBinding } from '../bindingLists.ts';
import type { Keymap } from '../keymap.ts';
import { changeTo, report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';

export const parameterCount: Rule = {
  id: 'parameter-count',
  title: 'Wrong number of parameters',
  docs: '/docs/keymaps/behaviors',
  scope: 'binding',
  *find(keymap) {
    const calls = [...wrongCalls(keymap)];
    yield* calls;
    for (const list of keymap.bindingLists) {
      if (list.form === 'unknown') continue;
      if (list.form === 'behaviors') {
        // If one behavior has parameters, the others usually have them too, so report only the first.
        const found = list.bindings.map((binding) => checkBehaviorOnly(binding, list)).find((one) => one !== null);
        if (found) yield found;
        continue;
      }
      const forSensors = list.bindings.map((binding) => checkSensor(binding, list)).find((one) => one !== null);
      if (forSensors) yield forSensors;
      for (const [index, binding] of forSensors ? [] : list.bindings.entries()) {
        const found = checkCount(binding, list.bindings.slice(index + 1, index + 3), keymap);
        // A binding from a macro has the range of the call.
        if (found && !calls.some(({ from, to }) => from <= found.from && found.to <= to)) yield found;
      }
    }
  },
};

/** Uses of the file's macros with too few or too many arguments. */
function* wrongCalls({ document, tree }: Keymap): Generator<RawFinding> {
  if (!document.directives.some(({ parameters }) => parameters)) return;
  for (const statement of statementsOf(document)) {
    if (!tree.isActive(statement.from)) continue;
    for (const item of itemsWithin(itemsOf(statement))) {
      const macro = item.kind === 'call' && item.closed ? tree.macroAt(item.name.text, item.from) : undefined;
      if (item.kind !== 'call' || !macro?.parameters) continue;
      const count = item.args.length;
      const needed = macro.parameters.length;
      // FOO() has one argument, which is empty.
      if (macro.isVariadic ? count >= needed - 1 : count === Math.max(needed, 1)) continue;
      const takes = `${needed} ${needed === 1 ? 'argument' : 'arguments'}`;
      yield report('error', item, `The macro ${item.name.text} takes ${takes}, but this has ${count}.`);
    }
  }
}

function itemsOf(statement: Statement): readonly Item[] {
  if (statement.kind === 'macro') return 'name' in statement.use ? [statement.use] : [];
  if (statement.kind !== 'property') return [];
  return statement.values.flatMap((value) =>
    value.kind === 'cells' ? value.items : value.kind === 'call' ? [value] : [],
  );
}

/** In a hold-tap, behaviors have no parameters: these come from the binding that uses the hold-tap. */
function checkBehaviorOnly({ parameters, label, info }: ListBinding, { node }: BindingList): RawFinding | null {
  const [first] = parameters;
  if (label === null && first?.kind === 'name' && findBehavior(`&${first.text}`))
    return report('error', first, `Write &${first.text}, with an &.`);
  if (!first || label === null || !info) return null;
  const to = parameters.at(-1)?.to ?? first.to;
  const user = node.labels[0] ? `&${node.labels[0]}` : node.name;
  const message = `Write just <&${label}> here. Its parameters come from the keys that use ${user}.`;
  return report('error', { from: first.from, to }, message);
}

/** Encoders need their own kind of behavior, and keys can't use it. */
function checkSensor({ label, info, reference }: ListBinding, { property }: BindingList): RawFinding | null {
  const compatible = info?.kind?.compatible;
  if (label === null || !reference || !compatible?.startsWith('zmk,behavior-')) return null;
  const isForSensors = compatible.startsWith('zmk,behavior-sensor-');
  const isSensorList = property.name.text === 'sensor-bindings';
  if (isForSensors === isSensorList) return null;
  const message = isSensorList
    ? `&${label} is for keys. An encoder needs a behavior for both directions, such as &inc_dec_kp C_VOL_UP C_VOL_DN.`
    : `&${label} is for encoders and only works in sensor-bindings.`;
  return { ...report('error', reference, message), docs: '/docs/keymaps/behaviors/sensor-rotate' };
}

/** `next`: the bindings that the compiler may use as missing parameters. There can be two. */
function checkCount(binding: ListBinding, next: readonly ListBinding[], keymap: Keymap): RawFinding | null {
  const { label, info, parameters, reference } = binding;
  if (label === null || !reference) return checkMissingBehavior(parameters, keymap);
  const count = countOf(parameters);
  if (!info || info.parameterCount === null || count === info.parameterCount) return null;
  // Other rules report wrong names, and how many parameters they stand for isn't known.
  if (parameters.some((cell) => translateCell(cell, keymap.source) || !isKnownCell(cell))) return null;
  const predefined = info.node ? undefined : findBehavior(`&${label}`);
  const owner = ownerOf(parameters[0]);
  if (owner && predefined && owner !== predefined) return wrongBehavior(parameters[0], label, owner, reference);
  const extra = parameters[info.parameterCount];
  if (count > info.parameterCount && extra?.kind === 'name' && isKeyCode(extra.text) && !extra.writtenAt)
    return missingKeyPress(extra, label, info.parameterCount);
  const command = parameters[0]?.kind === 'name' && owner ? parameters[0].text : null;
  const form =
    command && count < info.parameterCount
      ? ` Write a number after ${command}.`
      : predefined
        ? ` Write it as ${bindingForm(predefined)}.`
        : '';
  const message = `&${label} takes ${info.parameterCount === 0 ? 'no parameters' : info.parameterCount === 1 ? '1 parameter' : `${info.parameterCount} parameters`}, but this has ${count === 0 ? 'none' : count}.${form}`;
  const effect = ' It builds, but the next binding becomes a parameter, and all keys after it move.';
  const found = usesNextAsParameters(info.parameterCount - count, next)
    ? report('warning', binding, message + effect)
    : report('error', binding, message);
  return predefined ? { ...found, docs: predefined.page } : found;
}

/** The behavior that a command such as `BT_SEL` is for. */
const ownerOf = (cell: Cell | undefined): Behavior | undefined =>
  cell?.kind === 'name' && findConstant(cell.text) && !isKeyCode(cell.text)
    ? behaviors.find(({ constants }) => constants?.some((start) => cell.text.startsWith(start)))
    : undefined;

function wrongBehavior(command: Cell | undefined, label: string, owner: Behavior, reference: Cell): RawFinding {
  const message = `${command?.kind === 'name' ? command.text : ''} is for ${owner.label}, not for &${label}.`;
  const fix = reference.writtenAt ? null : changeTo(reference, owner.label);
  return { ...report('error', reference, message, fix), docs: owner.page };
}

function missingKeyPress(extra: Cell & { readonly kind: 'name' }, label: string, count: number): RawFinding {
  const { text } = extra;
  const takes = count === 0 ? 'no parameters' : count === 1 ? 'only 1 parameter' : `only ${count} parameters`;
  return report(
    'error',
    extra,
    `&${label} takes ${takes}, so ${text} is one too many. Write &kp ${text} if it's another key.`,
    changeTo(extra, `&kp ${text}`),
  );
}

/** A reference is a number too. If a binding starts after the missing parameters, the compiler doesn't notice. */
function usesNextAsParameters(missing: number, next: readonly ListBinding[]): boolean {
  const startsBinding = next.flatMap(({ parameters }) => [
    true,
    ...parameters.flatMap((cell) => Array.from({ length: parametersIn(cell) }, () => false)),
  ]);
  return missing > 0 && startsBinding.length >= missing && startsBinding[missing] !== false;
}

function checkMissingBehavior(parameters: readonly Cell[], keymap: Keymap): RawFinding | null {
  const [first] = parameters;
  if (!first || translateCell(first, keymap.source) || !isKnownCell(first)) return null;
  return report('error', first, 'A binding starts with a behavior, such as &kp.');
}

/** How many parameters some cells expand to. */
export const countOf = (cells: readonly Cell[]): number => cells.reduce((count, cell) => count + parametersIn(cell), 0);

/** How many parameters a name expands to. `BT_NXT` is two: the command and a zero. */
function parametersIn(cell: Cell): number {
  const name = cell.kind === 'name' ? cell.text : cell.kind === 'call' ? cell.name : '';
  return findConstant(name)?.fills === 'both' || name === 'RGB_COLOR_HSV' ? 2 : 1;
}
