import type { Cell } from '#core/devicetree';
import { findBehavior } from '#core/firmware';
import { translateCell } from '../foreign.ts';
import type { Keymap } from '../keymap.ts';
import {
  allConstantNames,
  allKeyNames,
  allModifierFunctions,
  isKeyCode,
  isKnownFunction,
  isKnownName,
  nearest,
} from '../names.ts';
import type { Found, Rule } from '../types.ts';

const deepest = 50;

/** Key codes, commands, modifier functions and names of layers that nothing defines: the compiler reads them as a syntax error. */
export const unknownName: Rule = {
  id: 'unknown-name',
  title: 'Unknown names',
  docs: '/docs/keymaps/list-of-keycodes',
  scope: 'binding',
  *find(keymap) {
    for (const { bindings, form } of keymap.lists) {
      if (form === 'behaviors') continue;
      for (const { parameters } of bindings) {
        // Nearly all of them are right, and a large keymap has thousands.
        for (const cell of parameters)
          if (cell.kind !== 'name' || !isKnownName(cell.text)) yield* inCell(cell, keymap, 0);
      }
    }
  },
};

function* inCell(cell: Cell, keymap: Keymap, depth: number): Generator<Found> {
  if (depth > deepest || translateCell(cell, keymap.source)) return;
  if (cell.kind === 'name') {
    if (!isDefined(cell.text, keymap)) yield* unknown(cell, cell.text, keymap);
  } else if (cell.kind === 'call') {
    if (!isKnownFunction(cell.name)) {
      yield* unknown(cell, cell.name, keymap);
      return;
    }
    for (const argument of cell.args) for (const inner of argument) yield* inCell(inner, keymap, depth + 1);
  }
}

const isDefined = (name: string, { includes }: Keymap): boolean =>
  isKnownName(name) || name === 'KSPC' || (includes.size === 0 && name.startsWith('_'));

function unknown(cell: Cell, name: string, keymap: Keymap): readonly Found[] {
  const { source, macroNames, isPartial, firmware } = keymap;
  // It is defined in a way that is not understood here.
  if (macroNames.includes(name)) return [];
  const isCall = cell.kind === 'call';
  const from = cell.from;
  const isPlain = source(cell).startsWith(name);
  const to = isPlain ? from + name.length : cell.to;
  const fix = (insert: string): Pick<Found, 'fix'> =>
    isPlain ? { fix: { title: `Write ${insert}`, replacements: [{ from, to, insert }] } } : {};
  if (!isCall && findBehavior(`&${name}`) && !isKeyCode(name))
    return [
      {
        severity: isPartial ? 'note' : 'error',
        from,
        to,
        message: `${name} is a behavior. Write &${name}, with the &.`,
        ...fix(`&${name}`),
      },
    ];
  const own = isPartial ? [] : macroNames;
  const names = isCall ? allModifierFunctions : [...own, ...allKeyNames, ...allConstantNames];
  const near = isCall ? (name.length === 2 ? nearestFunction(name) : nearest(name, names)) : nearestName(name, names);
  // It may well be right: only what looks like a slip is worth a word.
  if (isPartial && !near) return [];
  const mayBeRight = isPartial || (firmware === 'unknown' && !near);
  const severity = mayBeRight ? 'note' : 'error';
  const place = mayBeRight ? ' here; it may come from a file that is not open' : '';
  const what = isCall ? `${name}(…)` : name;
  const hint = near
    ? ` Did you mean ${near}${isCall ? '(…)' : ''}?`
    : isCall
      ? ''
      : ' Look it up in the list of key codes, or define it with #define.';
  return [{ severity, from, to, message: `Nothing is called ${what}${place}.${hint}`, ...(near ? fix(near) : {}) }];
}

/** `SHIFT` and `CTRL` are what people call the left ones. */
function nearestName(name: string, names: readonly string[]): string | null {
  const left = `L${name}`;
  if (isKeyCode(name.toUpperCase())) return name.toUpperCase();
  if (isKeyCode(left) && name.length >= 3) return left;
  return nearest(name, names);
}

const nearestFunction = (name: string): string | null => {
  const upper = name.toUpperCase();
  return allModifierFunctions.includes(upper) ? upper : null;
};
