import type { Cell } from '#core/devicetree';
import { findBehavior, findConstant } from '#core/firmware';
import { hasHeader } from '../headers.ts';
import type { Keymap } from '../keymap.ts';
import { isKeyCode, isModifierFunction } from '../names.ts';
import { addAt, report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';

const maxDepth = 50;

export const header: Rule = {
  id: 'header',
  title: 'Missing headers',
  docs: '/docs/keymaps',
  scope: 'file',
  *find(keymap) {
    // A file without layers gets its headers from the file that includes it.
    if (keymap.isPartial || keymap.layers.length === 0) return;
    const reported = new Set<string>();
    const seen = new Set<string>();
    const hasBehaviors = [...keymap.includes].some((path) => path.startsWith('behaviors'));
    for (const { bindings } of keymap.bindingLists) {
      for (const { label, info, reference, parameters } of bindings) {
        const needed: NeededHeader[] = [];
        for (const cell of parameters) collectHeaders(cell, 0, seen, needed);
        const isFirmwareBehavior = !hasBehaviors && label !== null && reference && info && !info.node;
        if (isFirmwareBehavior && findBehavior(`&${label}`)) needed.push(['behaviors.dtsi', `&${label}`, reference]);
        for (const [path, name, cell] of needed) {
          if (reported.has(path) || hasHeader(keymap.includes, path)) continue;
          reported.add(path);
          yield missingHeader(keymap, path, name, cell);
        }
      }
    }
  },
};

type NeededHeader = readonly [path: string, name: string, cell: Cell];

/** Adds the headers of names that aren't in `seen` yet. */
function collectHeaders(cell: Cell, depth: number, seen: Set<string>, needed: NeededHeader[]): void {
  if (depth > maxDepth || (cell.kind !== 'name' && cell.kind !== 'call')) return;
  const name = cell.kind === 'name' ? cell.text : cell.name;
  if (!seen.has(name)) {
    seen.add(name);
    const path = isKeyCode(name) || isModifierFunction(name) ? 'dt-bindings/zmk/keys.h' : findConstant(name)?.header;
    if (path) needed.push([path, name, cell]);
  }
  if (cell.kind === 'call')
    for (const argument of cell.args) for (const inner of argument) collectHeaders(inner, depth + 1, seen, needed);
}

function missingHeader({ document, text }: Keymap, path: string, name: string, cell: Cell): RawFinding {
  const line = `#include <${path}>`;
  const first = document.directives.find((directive) => directive.name === 'include');
  const at = first?.from ?? document.statements[0]?.from ?? 0;
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  const message = `${name} is defined in ${path}, which isn't included. Add ${line} at the top.`;
  return report('error', cell, message, addAt(at, `${line}${newline}`));
}
