import { TokenKind } from '#core/devicetree';
import { rewrite } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { Rule } from '../types.ts';
import { compatiblesOf } from './nodeKinds.ts';

/** Only hold-taps have these names, so a node without a `compatible`, such as `&mt { … }`, is also a hold-tap. */
const renamedProperties: ReadonlyMap<string, string> = new Map([
  ['quick_tap_ms', 'quick-tap-ms'],
  ['tapping_term_ms', 'tapping-term-ms'],
]);

/** Comparing lengths first avoids copying almost every word of the file. */
const nameLengths: ReadonlySet<number> = new Set([...renamedProperties.keys()].map((name) => name.length));

export const holdTapProperty: Rule = {
  id: 'hold-tap-property',
  docs: '/docs/config/behaviors#hold-tap',
  *find(file) {
    const { tokens } = file.document;
    const others = namesOnOtherNodes(file);
    // Searches the tokens because the property can also be in a macro: ZMK_HOLD_TAP(hm, tapping_term_ms = <200>;)
    for (let index = 0; index < tokens.kinds.length; index++) {
      const from = tokens.froms[index] ?? 0;
      const to = tokens.tos[index] ?? 0;
      if (tokens.kinds[index] !== TokenKind.word || !nameLengths.has(to - from)) continue;
      const old = file.text.slice(from, to);
      const renamed = renamedProperties.get(old);
      if (!renamed || others.has(from) || file.text[tokens.froms[index + 1] ?? 0] !== '=') continue;
      yield rewrite(file.text, { from, to }, renamed, `The property ${old} is now spelled ${renamed}.`);
    }
  },
};

/** The offsets of properties on nodes with another `compatible`. */
function namesOnOtherNodes(file: KeymapFile): ReadonlySet<number> {
  const others = new Set<number>();
  for (const { name, parent } of file.properties) {
    if (!renamedProperties.has(name.text)) continue;
    const compatibles = compatiblesOf(file, parent);
    if (compatibles.length > 0 && !compatibles.includes('zmk,behavior-hold-tap')) others.add(name.from);
  }
  return others;
}
