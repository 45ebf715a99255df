import type { Cell } from '#core/devicetree';
import { findBehavior, findConstant, type Behavior, type ParameterKind } from '#core/firmware';
import type { Keymap } from '../keymap.ts';
import { isKeyCode } from '../names.ts';
import { changeTo, report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';
import { countOf } from './parameterCount.ts';

/** `&mo A`, `&kp 1`, `&bt RGB_TOG`: these build, but don't do what they seem to. */
export const parameterKind: Rule = {
  id: 'parameter-kind',
  title: 'Parameters of the wrong kind',
  docs: '/docs/keymaps/behaviors',
  scope: 'binding',
  *find({ bindingLists, source }) {
    for (const { bindings, form } of bindingLists) {
      if (form !== 'bindings') continue;
      for (const { label, info, parameters } of bindings) {
        if (label === null || !info || info.parameterCount === null) continue;
        // With too few or too many, it isn't clear which parameter is which.
        if (countOf(parameters) !== info.parameterCount) continue;
        for (const [index, cell] of parameters.entries()) {
          const found = checkParameter(cell, info.parameterKinds[index], label, !info.node, source);
          if (found) yield found;
        }
      }
    }
  },
};

function checkParameter(
  cell: Cell,
  kind: ParameterKind | null | undefined,
  label: string,
  isPredefined: boolean,
  source: Keymap['source'],
): RawFinding | null {
  if (cell.kind === 'number') {
    const { value } = cell;
    if (kind !== 'key-code' || value < (isPredefined ? 0 : 1) || value > 9) return null;
    return {
      ...warning(cell, `&${label} needs a key code here. The key code for the digit ${value} is N${value}.`),
      ...(source(cell) === String(value) ? { fix: changeTo(cell, `N${value}`) } : {}),
    };
  }
  if (cell.kind !== 'name') return null;
  const { text } = cell;
  if (kind === 'layer' && isKeyCode(text))
    return warning(cell, `&${label} needs a layer number here, but ${text} is a key code.`);
  if (!isPredefined) return null;
  const constant = findConstant(text);
  if (kind === 'key-code' && constant && !isKeyCode(text) && !text.startsWith('MOD_'))
    return warning(cell, `&${label} needs a key code here, but ${text} is a command for another behavior.`);
  const allowed = kind === 'constant' ? (findBehavior(`&${label}`) as Behavior | undefined)?.constants : undefined;
  if (allowed && isKeyCode(text) && !constant)
    return warning(cell, `&${label} needs a command that starts with ${allowed[0]} here, but ${text} is a key code.`);
  if (allowed && constant && !allowed.some((start) => text.startsWith(start)))
    return warning(cell, `${text} is a command for another behavior, not for &${label}.`);
  return null;
}

const warning = (cell: Cell, message: string): RawFinding => report('warning', cell, message);
