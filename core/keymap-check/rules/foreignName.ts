import type { Cell } from '#core/devicetree';
import { translateCell } from '../foreign.ts';
import { isKeyCode } from '../names.ts';
import type { Rule } from '../types.ts';

/** `KC_ESC`, `MO(1)` and other names of QMK. */
export const foreignName: Rule = {
  id: 'foreign-name',
  title: 'Names of other firmware',
  docs: '/docs/keymaps/list-of-keycodes',
  scope: 'binding',
  *find({ lists, source, isMacro }) {
    for (const { bindings, form } of lists) {
      if (form === 'behaviors') continue;
      for (const { parameters, reference, info } of bindings) {
        for (const [index, cell] of parameters.entries()) {
          const name = nameOf(cell);
          if (cell.kind === 'name' && isKeyCode(name)) continue;
          const translation = translateCell(cell, source);
          if (!translation || isMacro(name, cell.from)) continue;
          const isParameter = reference !== null && index < (info?.cells ?? 1);
          const written =
            'binding' in translation ? translation.binding : isParameter ? translation.code : `&kp ${translation.code}`;
          const { from, to } = cell;
          const isPlain = source(cell).startsWith(name);
          // `&kp MO(1)`: the whole binding is replaced.
          const start = 'binding' in translation && isParameter && index === 0 ? reference.from : from;
          yield {
            severity: 'error',
            from,
            to,
            message: `${source(cell)} is QMK. In ZMK it is ${written}.`,
            ...(isPlain && (start === from || parameters.length === 1)
              ? { fix: { title: `Write ${written}`, replacements: [{ from: start, to, insert: written }] as const } }
              : {}),
          };
        }
      }
    }
  },
};

const nameOf = (cell: Cell): string => (cell.kind === 'name' ? cell.text : cell.kind === 'call' ? cell.name : '');
