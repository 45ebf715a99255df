import type { Directive } from '#core/devicetree';
import { isKeyCode } from '../names.ts';
import { changeTo, report } from '../report.ts';
import type { Rule } from '../types.ts';

/** `#define NAV = 1` and `#define NAV 1;`, which put the = and the ; where the name is used. */
export const define: Rule = {
  id: 'define',
  title: 'Definitions',
  docs: '/docs/keymaps',
  scope: 'binding',
  *find({ document, tree, text }) {
    for (const directive of document.directives) {
      const { name, macro, items, to } = directive;
      if (name !== 'define' || !macro || !isValueWithMark(directive) || !tree.isActive(directive.from)) continue;
      const isUsed = (text.match(new RegExp(`\\b${macro.text}\\b`, 'g'))?.length ?? 0) > 1;
      const value = text.slice(items[0]?.from, to).replace(/^=\s*/, '').replace(/\s*;$/, '');
      const written = `#define ${macro.text} ${value}`;
      const message = `A #define takes neither = nor ;. Write ${written}`;
      yield report(isUsed ? 'error' : 'warning', directive, message, changeTo(directive, written));
    }
  },
};

/** A body such as `= 1`, `= 1;`, or `1;`. Bodies that are whole statements may contain both marks. */
function isValueWithMark({ items, parameters }: Directive): boolean {
  const [first] = items;
  const last = items.at(-1);
  if (parameters || !first || items.length < 2) return false;
  if (first.kind === 'operator' && first.text === '=') return true;
  const isValue =
    first.kind === 'number' || first.kind === 'reference' || (first.kind === 'word' && isKeyCode(first.text));
  const isStatement = items.some((item) => item.kind === 'operator' && /[={<]/.test(item.text));
  return isValue && !isStatement && last?.kind === 'operator' && last.text === ';';
}
