/** Values of the wrong kind: `tapping-term-ms = "200";`, `flavor = "balance";`, `retro-tap = <1>;`. */
import type { Cell, Item, Property, TreeNode, Value, Word } from '#core/devicetree';
import { findKeyCode, modifiers, type BindingProperty } from '#core/firmware';
import type { Keymap } from '../keymap.ts';
import { closestName, isKeyCode, isKnownName, isModifierFunction } from '../names.ts';
import { addAt, changeTo, report } from '../report.ts';
import type { RawFinding } from '../types.ts';

/** Behaviors that choose between two others. */
const pairs: ReadonlySet<string> = new Set([
  'zmk,behavior-hold-tap',
  'zmk,behavior-mod-morph',
  'zmk,behavior-sensor-rotate',
  'zmk,behavior-sensor-rotate-var',
]);

export function* wrongValues(
  node: TreeNode,
  known: readonly BindingProperty[],
  compatible: string,
  keymap: Keymap,
): Generator<RawFinding> {
  for (const property of node.properties.values()) {
    const row = known.find(({ name }) => name === property.name.text);
    const [value] = property.values;
    if (row?.type === 'string' && value?.kind === 'word') yield* missingQuotes(value, keymap);
    // A macro can be any value.
    if (!row || property.values.some(({ kind }) => kind === 'word' || kind === 'call')) continue;
    const found = checkValue(property, row, keymap);
    if (found) yield found;
    else if (row.name === 'mods' || row.name === 'keep-mods') yield* keysAsFlags(property, row.name, keymap);
    else if (row.name.endsWith('-positions')) yield* keysAsPositions(property, row.name, keymap);
    else if (row.name === 'bindings' && pairs.has(compatible)) yield* missingSecond(node, property, keymap);
  }
}

/** `flavor = balanced;`. */
function* missingQuotes(value: Word, { isPartial, isMacro }: Keymap): Generator<RawFinding> {
  if (isPartial || isMacro(value.text, value.from)) return;
  const quoted = `"${value.text}"`;
  yield report('error', value, `Write ${quoted}, in quotes.`, changeTo(value, quoted));
}

/** `(MOD_LSFT MOD_RSFT)` without its |, `LS(A B)`, and `RC(0 1)`. */
export function* wrongExpressions(node: TreeNode, { cells }: Keymap): Generator<RawFinding> {
  for (const [name, property] of node.properties)
    for (const cell of cells(property))
      if (cell.kind === 'expression') yield* missingOperators(cell.items);
      else if (cell.kind === 'call') yield* wrongArguments(cell, name);
}

function* wrongArguments(call: Cell, property: string): Generator<RawFinding> {
  const rest = [call];
  for (let cell = rest.pop(); cell; cell = rest.pop()) {
    if (cell.kind !== 'call') continue;
    const { name, args } = cell;
    rest.push(...args.flat());
    const isPosition = name === 'RC' && property === 'map';
    if (!isPosition && !isModifierFunction(name)) continue;
    if (args.length === (isPosition ? 2 : 1) && args.every((argument) => argument.length <= 1)) continue;
    const form = isPosition ? 'a row and a column, as in RC(0,1)' : `one key, as in ${name}(A)`;
    yield report('error', cell.writtenAt ?? cell, `${name} takes ${form}.`);
  }
}

/** Only between names of the firmware: any other name may be a macro with its own operator. */
function* missingOperators(items: readonly Item[]): Generator<RawFinding> {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    if (item.kind === 'group') yield* missingOperators(item.items);
    if (before?.kind !== 'word' || item.kind !== 'word' || item.writtenAt || before.writtenAt) continue;
    if (!isKnownName(before.text) || !isKnownName(item.text)) continue;
    const message = `Write ${before.text} | ${item.text}, with a | between them.`;
    yield report('error', { from: before.from, to: item.to }, message, addAt(before.to, ' |'));
  }
}

function checkValue(property: Property, row: BindingProperty, keymap: Keymap): RawFinding | null {
  const { name, values } = property;
  const [value] = values;
  if (row.type === 'boolean' && value)
    return report(
      'error',
      { from: name.from, to: value.to },
      `${row.name} has no value. Write ${row.name}; to turn it on, or remove the line to turn it off.`,
      changeTo({ from: name.from, to: values.at(-1)?.to ?? value.to }, row.name),
    );
  if (!value) return null;
  const source = keymap.source(value);
  if (row.type === 'int' && value.kind === 'string') {
    const number = /^"(\d+)"$/.exec(source)?.[1];
    const message = `${row.name} needs a number in angle brackets, such as <${number ?? '200'}>.`;
    return report('error', value, message, number === undefined ? null : changeTo(value, `<${number}>`));
  }
  const reference = keymap.cells(property).find(({ kind }) => kind === 'reference');
  if ((row.type === 'int' || row.type === 'array') && reference)
    return report('error', reference.writtenAt ?? reference, `${row.name} needs a number, without an &.`);
  if (row.type === 'string' && value.kind === 'cells')
    return report('error', value, `${row.name} needs text in quotes.`);
  return checkAllowed(value, source, row, keymap.cells(property));
}

function checkAllowed(
  value: Value,
  source: string,
  { name, type, values = [] }: BindingProperty,
  [cell]: readonly Cell[],
): RawFinding | null {
  const allowed = values.map((row) => row.value);
  if (type === 'string' && value.kind === 'string' && allowed.length > 0 && !allowed.includes(source)) {
    const suggestion = closestName(source, allowed);
    const hint = suggestion ? `Did you mean ${suggestion}?` : `Use one of ${allowed.join(', ')}.`;
    return report(
      'error',
      value,
      `${name} can't be ${source}. ${hint}`,
      suggestion ? changeTo(value, suggestion) : null,
    );
  }
  if (name !== '#binding-cells') return null;
  if (cell?.kind !== 'number' || allowed.length !== 1 || String(cell.value) === allowed[0]) return null;
  const right = `<${allowed[0]}>`;
  return report('error', value, `${name} must be ${right} for this kind of behavior.`, changeTo(value, right));
}

/** `mods = <LSHIFT>`, which builds but never matches. */
function* keysAsFlags(property: Property, name: string, { source }: Keymap): Generator<RawFinding> {
  for (const value of property.values) {
    const word = [...source(value).matchAll(/\b[A-Za-z]\w*/g)].find(([text]) => isKeyCode(text));
    if (!word) continue;
    const [text] = word;
    const from = value.from + word.index;
    const to = from + text.length;
    const flag = modifiers.find(({ keyCode }) => keyCode === findKeyCode(text)?.name)?.flag;
    yield report(
      'warning',
      { from, to },
      `${name} needs flags such as MOD_LSFT, but ${text} is a key code.${flag ? ` Use ${flag}.` : ''}`,
      flag ? changeTo({ from, to }, flag) : null,
    );
  }
}

/** `key-positions = <Q W>`, which builds, with the numbers of the key codes. */
function* keysAsPositions(property: Property, name: string, { cells }: Keymap): Generator<RawFinding> {
  const key = cells(property).find((cell) => cell.kind === 'name' && isKeyCode(cell.text));
  if (key?.kind !== 'name') return;
  const message = `${name} needs key positions, but ${key.text} is a key code. Count the keys from 0, row by row.`;
  yield report('warning', key.writtenAt ?? key, message);
}

function* missingSecond(node: TreeNode, property: Property, { bindingLists }: Keymap): Generator<RawFinding> {
  const bindings = bindingLists.find((list) => list.property === property)?.bindings;
  if (property.values.length !== 1 || bindings?.length !== 1) return;
  yield report(
    'error',
    property.name,
    `${node.labels[0] ? `&${node.labels[0]}` : node.name} needs two bindings, such as bindings = <&kp>, <&kp>;`,
  );
}
