import type { Cell } from '#core/devicetree';
import { translateCell } from '../translateQmk.ts';
import { isKeyCode, isModifierFunction } from '../names.ts';
import { changeTo, report } from '../report.ts';
import type { Rule } from '../types.ts';

/** QMK names such as `KC_ESC` and `MO(1)`. */
export const foreignName: Rule = {
  id: 'foreign-name',
  title: 'Names from other firmware',
  docs: '/docs/keymaps/list-of-keycodes',
  scope: 'binding',
  *find({ bindingLists, source, isMacro, isPartial }) {
    for (const { bindings, form } of bindingLists) {
      if (form === 'behaviors') continue;
      for (const { parameters, reference, info } of bindings) {
        for (const [index, parameter] of parameters.entries()) {
          const cell = withoutModifiers(parameter);
          const name = nameOf(cell);
          if (cell.kind === 'name' && isKeyCode(name)) continue;
          const translation = translateCell(cell, source);
          if (!translation || isMacro(name, cell.from)) continue;
          if (cell !== parameter && 'binding' in translation) continue;
          const isParameter = reference !== null && index < (info?.parameterCount ?? 1);
          const isCode = isParameter || cell !== parameter;
          const replacement =
            'binding' in translation ? translation.binding : isCode ? translation.code : `&kp ${translation.code}`;
          const range = cell.writtenAt ?? cell;
          const { from, to } = range;
          // A name that a macro makes with ## isn't in the text, so it can't be replaced.
          const isVerbatim = source(range).startsWith(name);
          // In `&kp MO(1)`, the &kp is replaced too.
          const before = reference?.writtenAt ?? reference;
          const start = before && 'binding' in translation && isParameter && index === 0 ? before.from : from;
          const isAlone = before && parameters.length === 1 && /^\s+$/.test(source({ from: before.to, to: from }));
          yield report(
            isPartial ? 'note' : 'error',
            { from, to },
            `${source(range)} is from QMK. In ZMK, write ${replacement}.`,
            isVerbatim && (start === from || isAlone) ? changeTo({ from: start, to }, replacement) : null,
          );
        }
      }
    }
  },
};

/** The key in `LS(LC(key))`. */
function withoutModifiers(cell: Cell): Cell {
  let inner = cell;
  while (inner.kind === 'call' && isModifierFunction(inner.name) && inner.args[0]?.[0]) inner = inner.args[0][0];
  return inner;
}

const nameOf = (cell: Cell): string => (cell.kind === 'name' ? cell.text : cell.kind === 'call' ? cell.name : '');
