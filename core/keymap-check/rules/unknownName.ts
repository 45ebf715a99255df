import { itemsWithin, type Cell, type TreeNode } from '#core/devicetree';
import { findBehavior, findConstant } from '#core/firmware';
import { propertiesOf } from '../behaviors.ts';
import { translateCell } from '../translateQmk.ts';
import type { Keymap } from '../keymap.ts';
import {
  allConstantNames,
  allKeyNames,
  isKeyCode,
  isKnownFunction,
  isKnownName,
  isModifierFunction,
  modifierFunctionLike,
  closestName,
  gpioFlags,
} from '../names.ts';
import { changeTo, report } from '../report.ts';
import type { Fix, RawFinding, Rule } from '../types.ts';

const maxDepth = 50;

/** Undefined key codes, commands, modifier functions and layer names. To the compiler, they're syntax errors. */
export const unknownName: Rule = {
  id: 'unknown-name',
  title: 'Unknown names',
  docs: '/docs/keymaps/list-of-keycodes',
  scope: 'binding',
  *find(keymap) {
    const suggest = suggestionsFor(keymap);
    for (const { bindings, form } of keymap.bindingLists) {
      if (form === 'behaviors') continue;
      for (const { parameters, info } of bindings) {
        for (const [index, cell] of parameters.entries()) {
          // A quick test first: a large keymap has thousands of names, and nearly all are right.
          if (cell.kind === 'name' && isKnownName(cell.text)) continue;
          const isLayer = info?.parameterKinds[index] === 'layer' && cell.kind === 'name';
          for (const [unknown, name] of unknownNamesIn(cell, keymap, 0))
            yield* isLayer ? reportLayer(unknown, name, keymap) : reportUnknown(unknown, name, keymap, suggest);
        }
      }
    }
    for (const node of keymap.nodes) {
      yield* misspelledFlags(node, keymap);
      for (const { name: property, type } of propertiesOf(node)) {
        if (type !== 'int' && type !== 'array') continue;
        const isLayer = /^(if-layers|then-layer|layers)$/.test(property);
        const isNumber = /^(map|.*-positions|.*-ms)$/.test(property);
        for (const cell of keymap.cells(node.properties.get(property)))
          for (const [unknown, name] of unknownNamesIn(cell, keymap, 0))
            yield* isLayer
              ? reportLayer(unknown, name, keymap)
              : reportUnknown(unknown, name, keymap, suggest, isNumber);
      }
    }
  },
};

function* unknownNamesIn(cell: Cell, keymap: Keymap, depth: number): Generator<readonly [cell: Cell, name: string]> {
  if (cell.kind === 'expression')
    for (const item of itemsWithin(cell.items))
      if (item.kind === 'word') yield* unknownNamesIn({ ...item, kind: 'name' }, keymap, depth + 1);
  const name = cell.kind === 'name' ? cell.text : cell.kind === 'call' ? cell.name : null;
  if (name === null || depth > maxDepth) return;
  const isKnown = cell.kind === 'call' ? isKnownFunction(name) : isDefined(name, keymap);
  // A #define that couldn't be expanded also defines it. The rule foreign-name reports what can be translated.
  if (!isKnown && !keymap.macroNames.includes(name) && !translateCell(cell, keymap.source)) yield [cell, name];
  if (isKnown && cell.kind === 'call')
    for (const argument of cell.args) for (const inner of argument) yield* unknownNamesIn(inner, keymap, depth + 1);
}

/** `GPIO_PULLUP`. There are more flags for some chips, so only likely typos are reported. */
function* misspelledFlags({ properties }: TreeNode, { cells }: Keymap): Generator<RawFinding> {
  for (const [name, property] of properties) {
    if (!name.endsWith('gpios')) continue;
    for (const cell of cells(property)) {
      const words = cell.kind === 'name' ? [cell] : cell.kind === 'expression' ? itemsWithin(cell.items) : [];
      for (const word of words) {
        const text = 'text' in word ? word.text : '';
        if (!text.startsWith('GPIO_') || gpioFlags.includes(text)) continue;
        const suggestion = closestName(text, gpioFlags);
        const range = word.writtenAt ?? word;
        if (suggestion)
          yield report(
            'error',
            range,
            `${text} isn't defined. Did you mean ${suggestion}?`,
            changeTo(range, suggestion),
          );
      }
    }
  }
}

/** A name that should be a layer. */
function reportLayer(
  cell: Cell,
  name: string,
  { layers, isPartial, macroNames, source, firmware }: Keymap,
): readonly RawFinding[] {
  if (isPartial && !closestName(name, macroNames)) return [];
  const range = cell.writtenAt ?? cell;
  const plain = (text: string): string => text.toLowerCase().replace(/_?layer_?/, '');
  const number = layers.findIndex((layer) => plain(layer.name) === plain(name));
  const suggestion = closestName(name, macroNames) ?? (number < 0 ? null : String(number));
  const hint =
    number < 0
      ? `Use the layer's number, or add #define ${name} and its number at the top.`
      : `Use the layer's number, ${number}, or add #define ${name} ${number} at the top.`;
  return [
    report(
      isPartial || firmware === 'unknown' ? 'note' : 'error',
      range,
      `${name} isn't defined. ${suggestion && macroNames.includes(suggestion) ? `Did you mean ${suggestion}?` : hint}`,
      suggestion && source(range) === name ? changeTo(range, suggestion) : null,
    ),
  ];
}

const isDefined = (name: string, { includes }: Keymap): boolean =>
  isKnownName(name) || (includes.size === 0 && name.startsWith('_'));

function reportUnknown(
  cell: Cell,
  name: string,
  { source, isPartial, firmware, macroNames }: Keymap,
  suggest: ReturnType<typeof suggestionsFor>,
  isNumber = false,
): readonly RawFinding[] {
  const isCall = cell.kind === 'call';
  const range = cell.writtenAt ?? cell;
  const isVerbatim = source(range).startsWith(name);
  const word = isVerbatim ? { from: range.from, to: range.from + name.length } : range;
  const fix = (insert: string): Fix | null => (isVerbatim ? changeTo(word, insert) : null);
  if (!isCall && findBehavior(`&${name}`) && !isKeyCode(name))
    return [
      report(
        isPartial ? 'note' : 'error',
        word,
        `${name} is a behavior, so it needs an &. Write &${name}.`,
        fix(`&${name}`),
      ),
    ];
  if (!isCall && isModifierFunction(name))
    return [report(isPartial ? 'note' : 'error', word, `${name} needs a key in parentheses, as in ${name}(A).`)];
  const suggestion = isNumber ? closestName(name, macroNames) : suggest(name, isCall);
  // It may be defined elsewhere, so only report what looks like a typo.
  if (isPartial && !suggestion) return [];
  const mayBeDefinedElsewhere = isPartial || (firmware === 'unknown' && !suggestion);
  const severity = mayBeDefinedElsewhere ? 'note' : 'error';
  const place = mayBeDefinedElsewhere ? ' in the open files, but another file may define it' : '';
  const what = isCall ? `${name}(…)` : name;
  const hint = suggestion
    ? ` Did you mean ${suggestion}${isCall ? '(…)' : ''}?`
    : isCall
      ? ''
      : ` ${isNumber ? 'Add' : 'Look it up in the list of key codes, or add'} a #define.`;
  return [report(severity, word, `${what} isn't defined${place}.${hint}`, suggestion ? fix(suggestion) : null)];
}

/** What people call keys whose key code has another name. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['BACKTICK', 'GRAVE'],
  ['DASH', 'MINUS'],
  ['HASHTAG', 'HASH'],
  ['HYPHEN', 'MINUS'],
  ['LBRACKET', 'LBKT'],
  ['MENU', 'K_APP'],
  ['QUOTE', 'SQT'],
  ['RBRACKET', 'RBKT'],
  ['SPACEBAR', 'SPACE'],
  ['TICK', 'GRAVE'],
]);

/** `MUTE` for `C_MUTE`. */
const withoutPrefix = (name: string): string => name.replace(/^(?:C|K|KP)_/, '').replaceAll('_', '');
const namesWithoutPrefix: ReadonlyMap<string, string> = new Map(
  allKeyNames.map((name) => [withoutPrefix(name), name] as const).reverse(),
);

/** The only key code that starts with this text: `BACKSPACE` for `BACKSP`. */
function completed(start: string): string | null {
  const found = allKeyNames.filter((name) => name.startsWith(start));
  return start.length >= 4 && found.length === 1 ? (found[0] ?? null) : null;
}

/** The command that this name starts with: `OUT_TOG` for `OUT_TOGGLE`. */
const shortened = (long: string): string | null =>
  allConstantNames.find((name) => name.includes('_') && long.startsWith(name)) ?? null;

/** Remembers suggestions, because a keymap can use the same unknown name on many keys. */
function suggestionsFor({ isPartial, macroNames }: Keymap): (name: string, isCall: boolean) => string | null {
  const names = [...(isPartial ? [] : macroNames), ...allKeyNames, ...allConstantNames];
  const known = new Map<string, string | null>();
  const find = (name: string, isCall: boolean): string | null => {
    const upper = name.toUpperCase();
    if (isCall) return modifierFunctionLike(upper);
    if (isKeyCode(upper)) return upper;
    const [, command = '', number] = /^(\w*\D)(\d+)$/.exec(upper) ?? [];
    if (findConstant(command)?.fills === 'first') return `${command} ${number}`;
    // People write `SHIFT` for `LSHIFT`, and `CTRL` for `LCTRL`.
    if (isKeyCode(`L${name}`) && name.length >= 3) return `L${name}`;
    const other = isPartial ? undefined : (otherNames.get(upper) ?? namesWithoutPrefix.get(withoutPrefix(upper)));
    const suggestion = other ?? closestName(name, names);
    return suggestion ?? (isPartial ? null : (completed(upper) ?? shortened(upper)));
  };
  return (name, isCall) => {
    const key = isCall ? `${name}()` : name;
    const suggestion = known.has(key) ? known.get(key) : find(name, isCall);
    known.set(key, suggestion ?? null);
    return suggestion ?? null;
  };
}
