import { parse, type Problem } from '#core/devicetree';
import { applyFix } from '../applyFix.ts';
import type { Keymap } from '../keymap.ts';
import type { Fix, Found, Rule } from '../types.ts';

/** Each fix is tried out, which costs a reading of the file. */
const mostFixes = 5;

/** What the devicetree compiler would stop at, at the place of the cause: the line that lacks its semicolon, not the next one. */
export const syntax: Rule = {
  id: 'syntax',
  title: 'Syntax',
  docs: '/docs/troubleshooting/building-issues',
  scope: 'syntax',
  *find(keymap) {
    for (const [index, problem] of keymap.document.problems.entries()) {
      if (keymap.tree.isActive(problem.from)) yield found(problem, keymap, index < mostFixes);
    }
  },
};

function found(problem: Problem, keymap: Keymap, mayFix: boolean): Found {
  const { from, to, message, code } = problem;
  // A property outside of a node is right in a file that is included inside of one.
  const severity = code === 'outside-node' ? 'warning' : 'error';
  const fix = mayFix ? fixFor(problem, keymap) : null;
  return { severity, from, to, message, ...(fix && helps(fix, keymap) ? { fix } : {}) };
}

/** Where several things are wrong at once, the plain remedy may not be one. */
const helps = (fix: Fix, { text, document }: Keymap): boolean =>
  parse(applyFix(text, fix)).problems.length < document.problems.length;

function fixFor({ code, from, to }: Problem, { text }: Keymap): Fix | null {
  const insert = (mark: string): Fix => ({ title: `Add ${mark}`, replacements: [{ from, to: from, insert: mark }] });
  if (code === 'missing-semicolon' && /[}>"]$/.test(text.slice(0, from))) return insert(';');
  if (code === 'missing-comma') return insert(',');
  if (code === 'stray-semicolon') return { title: 'Remove it', replacements: [{ from, to, insert: '' }] };
  return null;
}
