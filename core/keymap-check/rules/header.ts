import type { Cell } from '#core/devicetree';
import { findBehavior, findConstant } from '#core/firmware';
import { hasHeader } from '../headers.ts';
import type { Keymap } from '../keymap.ts';
import { isKeyCode, isModifierFunction } from '../names.ts';
import type { Found, Rule } from '../types.ts';

const deepest = 50;

/** Names that come from a header which is not included. */
export const header: Rule = {
  id: 'header',
  title: 'Missing headers',
  docs: '/docs/keymaps',
  scope: 'file',
  *find(keymap) {
    // A piece of a keymap gets its headers from the file that includes it.
    if (keymap.isPartial || keymap.layers.length === 0) return;
    const reported = new Set<string>();
    for (const { bindings } of keymap.lists) {
      for (const { label, info, reference, parameters } of bindings) {
        const needed = parameters.flatMap((cell) => headersOf(cell, 0));
        const usesFirmware = label !== null && reference && info && !info.node && findBehavior(`&${label}`);
        if (usesFirmware && !hasBehaviors(keymap)) needed.push(['behaviors.dtsi', `&${label}`, reference]);
        for (const [path, name, { from, to }] of needed) {
          if (reported.has(path) || hasHeader(keymap.includes, path)) continue;
          reported.add(path);
          yield found(keymap, path, name, from, to);
        }
      }
    }
  },
};

const hasBehaviors = ({ includes }: Keymap): boolean => [...includes].some((path) => path.startsWith('behaviors'));

type Needed = readonly [path: string, name: string, cell: Cell];

function headersOf(cell: Cell, depth: number): Needed[] {
  if (depth > deepest) return [];
  const inner = cell.kind === 'call' ? cell.args.flatMap((arg) => arg.flatMap((one) => headersOf(one, depth + 1))) : [];
  const name = cell.kind === 'name' ? cell.text : cell.kind === 'call' ? cell.name : '';
  if (isKeyCode(name) || isModifierFunction(name)) return [['dt-bindings/zmk/keys.h', name, cell], ...inner];
  const constant = findConstant(name);
  return constant ? [[constant.header, name, cell], ...inner] : inner;
}

function found({ document, text }: Keymap, path: string, name: string, from: number, to: number): Found {
  const line = `#include <${path}>`;
  const first = document.directives.find((directive) => directive.name === 'include');
  const at = first?.from ?? document.statements[0]?.from ?? 0;
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  return {
    severity: 'error',
    from,
    to,
    message: `${name} is defined in ${path}, which is not included. Add ${line} at the top.`,
    fix: { title: `Add ${line}`, replacements: [{ from: at, to: at, insert: `${line}${newline}` }] },
  };
}
