import type { Cell } from '#core/devicetree';
import { findBehavior } from '#core/firmware';
import { changeTo } from '../changeTo.ts';
import { translateCell } from '../translateQmk.ts';
import type { Keymap } from '../keymap.ts';
import {
  allConstantNames,
  allKeyNames,
  allModifierFunctions,
  isKeyCode,
  isKnownFunction,
  isKnownName,
  closestName,
} from '../names.ts';
import type { RawFinding, Rule } from '../types.ts';

const maxDepth = 50;

/** Undefined key codes, commands, modifier functions and layer names. To the compiler, they're syntax errors. */
export const unknownName: Rule = {
  id: 'unknown-name',
  title: 'Unknown names',
  docs: '/docs/keymaps/list-of-keycodes',
  scope: 'binding',
  *find(keymap) {
    for (const { bindings, form } of keymap.bindingLists) {
      if (form === 'behaviors') continue;
      for (const { parameters, info } of bindings) {
        for (const [index, cell] of parameters.entries()) {
          // A quick test first: a large keymap has thousands of names, and nearly all are right.
          if (cell.kind === 'name' && isKnownName(cell.text)) continue;
          const isLayer = info?.parameterKinds[index] === 'layer';
          for (const found of checkCell(cell, keymap, 0))
            yield isLayer && cell.kind === 'name' ? asLayer(found, cell.text, keymap) : found;
        }
      }
    }
  },
};

function* checkCell(cell: Cell, keymap: Keymap, depth: number): Generator<RawFinding> {
  if (depth > maxDepth || translateCell(cell, keymap.source)) return;
  if (cell.kind === 'name') {
    if (!isDefined(cell.text, keymap)) yield* reportUnknown(cell, cell.text, keymap);
  } else if (cell.kind === 'call') {
    if (!isKnownFunction(cell.name)) {
      yield* reportUnknown(cell, cell.name, keymap);
      return;
    }
    for (const argument of cell.args) for (const inner of argument) yield* checkCell(inner, keymap, depth + 1);
  }
}

/** For a name that should be a layer, says how to define it. */
function asLayer(found: RawFinding, name: string, { layers }: Keymap): RawFinding {
  const plain = (text: string): string => text.toLowerCase().replace(/_?layer_?/, '');
  const number = layers.findIndex((layer) => plain(layer.name) === plain(name));
  const define = `add #define ${name} ${number < 0 ? 'and its number' : number} at the top`;
  const message = `${name} isn't defined. Use the layer's number${number < 0 ? '' : `, ${number}`}, or ${define}.`;
  const { fix: _, ...rest } = found;
  return { ...rest, message, ...(number < 0 || !found.fix ? {} : { fix: changeTo(found, String(number)) }) };
}

const isDefined = (name: string, { includes }: Keymap): boolean =>
  isKnownName(name) || (includes.size === 0 && name.startsWith('_'));

function reportUnknown(cell: Cell, name: string, keymap: Keymap): readonly RawFinding[] {
  const { source, macroNames, isPartial, firmware } = keymap;
  // It has a #define that couldn't be expanded.
  if (macroNames.includes(name)) return [];
  const isCall = cell.kind === 'call';
  const range = cell.writtenAt ?? cell;
  const { from } = range;
  const isVerbatim = source(range).startsWith(name);
  const to = isVerbatim ? from + name.length : range.to;
  const fix = (insert: string): Pick<RawFinding, 'fix'> => (isVerbatim ? { fix: changeTo({ from, to }, insert) } : {});
  if (!isCall && findBehavior(`&${name}`) && !isKeyCode(name))
    return [
      {
        severity: isPartial ? 'note' : 'error',
        from,
        to,
        message: `${name} is a behavior, so it needs an &: write &${name}.`,
        ...fix(`&${name}`),
      },
    ];
  const ownNames = isPartial ? [] : macroNames;
  const names = isCall ? allModifierFunctions : [...ownNames, ...allKeyNames, ...allConstantNames];
  const suggestion = isCall
    ? name.length === 2
      ? matchingFunction(name)
      : closestName(name, names)
    : closestKnownName(name, names);
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
      : ' Look it up in the list of key codes, or add a #define.';
  return [
    {
      severity,
      from,
      to,
      message: `${what} isn't defined${place}.${hint}`,
      ...(suggestion ? fix(suggestion) : {}),
    },
  ];
}

/** People write `SHIFT` and `CTRL` for the left ones. */
function closestKnownName(name: string, names: readonly string[]): string | null {
  const left = `L${name}`;
  if (isKeyCode(name.toUpperCase())) return name.toUpperCase();
  if (isKeyCode(left) && name.length >= 3) return left;
  return closestName(name, names);
}

const matchingFunction = (name: string): string | null => {
  const upper = name.toUpperCase();
  return allModifierFunctions.includes(upper) ? upper : null;
};
