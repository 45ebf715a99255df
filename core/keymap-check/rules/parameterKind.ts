import type { Cell } from '#core/devicetree';
import { findBehavior, findConstant, type Behavior, type ParameterKind } from '#core/firmware';
import { changeTo } from '../changeTo.ts';
import { isKeyCode } from '../names.ts';
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
          const found = checkParameter(
            cell,
            info.parameterKinds[index] ?? null,
            label,
            info.node === undefined,
            source(cell),
          );
          if (found) yield found;
        }
      }
    }
  },
};

function checkParameter(
  cell: Cell,
  kind: ParameterKind | null,
  label: string,
  isPredefined: boolean,
  source: string,
): RawFinding | null {
  const { from, to } = cell;
  if (kind === 'layer' && cell.kind === 'name' && isKeyCode(cell.text))
    return {
      severity: 'warning',
      from,
      to,
      message: `&${label} needs a layer number here, but ${cell.text} is a key code.`,
    };
  if (
    kind === 'key-code' &&
    cell.kind === 'number' &&
    cell.value >= 0 &&
    cell.value <= 9 &&
    (isPredefined || cell.value > 0)
  ) {
    const insert = `N${cell.value}`;
    const message = `&${label} needs a key code here. The key code for the digit ${cell.value} is ${insert}.`;
    const isVerbatim = source === String(cell.value);
    return {
      severity: 'warning',
      from,
      to,
      message,
      ...(isVerbatim ? { fix: changeTo(cell, insert) } : {}),
    };
  }
  if (cell.kind !== 'name' || !isPredefined) return null;
  const constant = findConstant(cell.text);
  if (kind === 'key-code' && constant && !isKeyCode(cell.text) && !cell.text.startsWith('MOD_'))
    return {
      severity: 'warning',
      from,
      to,
      message: `&${label} needs a key code here, but ${cell.text} is a command for another behavior.`,
    };
  const allowed = (findBehavior(`&${label}`) as Behavior | undefined)?.constants;
  if (kind === 'constant' && allowed && isKeyCode(cell.text) && !constant)
    return {
      severity: 'warning',
      from,
      to,
      message: `&${label} needs a command that starts with ${allowed[0]} here, but ${cell.text} is a key code.`,
    };
  if (kind === 'constant' && allowed && constant && !allowed.some((start) => cell.text.startsWith(start)))
    return {
      severity: 'warning',
      from,
      to,
      message: `${cell.text} is a command for another behavior, not for &${label}.`,
    };
  return null;
}
