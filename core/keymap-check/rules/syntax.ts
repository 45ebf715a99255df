import { parse, type Problem } from '#core/devicetree';
import { applyFix } from '../applyFix.ts';
import { keyCodes } from '#core/firmware';
import type { Keymap } from '../keymap.ts';
import { isKeyCode, modifierFunctionLike } from '../names.ts';
import { addAt, changeTo, report } from '../report.ts';
import type { Fix, RawFinding, Rule } from '../types.ts';

/** Trying a fix means parsing the whole file again. */
const maxFixes = 5;

/** Reports a syntax error where it is (the line without its semicolon), while the compiler names the next line. */
export const syntax: Rule = {
  id: 'syntax',
  title: 'Syntax',
  docs: '/docs/troubleshooting/building-issues',
  scope: 'syntax',
  *find(keymap) {
    for (const [index, problem] of [...keymap.document.problems, ...keymap.macroProblems].entries()) {
      if (keymap.tree.isActive(problem.from)) yield toFinding(problem, keymap, index < maxFixes);
    }
  },
};

function toFinding(problem: Problem, keymap: Keymap, mayFix: boolean): RawFinding {
  const { message, code } = problem;
  const cause =
    code === 'bare-expression'
      ? (decimal(problem, keymap) ?? secondAmpersand(problem, keymap) ?? joinedKeys(problem, keymap))
      : null;
  if (cause) return cause;
  // A property outside a node is fine in a file that's included inside one, and the compiler can expand longer macros.
  const severity = code === 'outside-node' || code === 'endless-macro' ? 'warning' : 'error';
  const fix = mayFix ? fixFor(problem, keymap) : null;
  const hint = code === 'bare-symbol' && fix ? ` Write ${fix.replacements[0].insert}.` : '';
  return report(severity, problem, message + hint, fix && helps(fix, keymap) ? fix : null);
}

/** Whether the fix removes a problem. If several things are wrong at once, the obvious fix may not. */
const helps = (fix: Fix, { text, document }: Keymap): boolean =>
  parse(applyFix(text, fix)).problems.length < document.problems.length;

function fixFor({ code, from, to, message }: Problem, { text }: Keymap): Fix | null {
  if (code === 'missing-semicolon' && /[}>"]$/.test(text.slice(0, from))) return addAt(from, ';');
  if (code === 'missing-comma') return addAt(from, ',');
  if (code === 'missing-equals') return addAt(from, ' =');
  if (code === 'directive') return changeTo({ from, to }, /#\w+(?=\?$)/.exec(message)?.[0] ?? '');
  if (code === 'missing-colon') return addAt(from, ':');
  if (code === 'missing-quotes') return changeTo({ from, to }, `"${text.slice(from, to)}"`);
  if (code === 'missing-angle') return addAt(from, ' <');
  if (code === 'quoted-cell') return changeTo({ from, to }, text.slice(from + 1, to - 1));
  if (code === 'bare-symbol') {
    const takesKey = /&kp\s+$/.test(text.slice(Math.max(0, from - 20), from));
    const key = takesKey && keyCodes.find(({ types }) => types === text.slice(from, to));
    return key ? changeTo({ from, to }, key.name) : null;
  }
  if (code === 'wrong-quotes') return changeTo({ from, to }, `"${text.slice(from + 1, to - 1)}"`);
  if (code === 'open-string' && text[to - 1] === ';') return addAt(to - 1, '"');
  if (code === 'stray-semicolon') return { title: 'Remove it', replacements: [{ from, to, insert: '' }] };
  return null;
}

/** `1.5`. */
function decimal({ from: point }: Problem, { text }: Keymap): RawFinding | null {
  const from = point - (/\d*$/.exec(text.slice(Math.max(0, point - 50), point))?.[0].length ?? 0);
  const number = /^\d*\.\d+/.exec(text.slice(from, from + 100))?.[0];
  if (number === undefined) return null;
  return report(
    'error',
    { from, to: from + number.length },
    `${number} isn't a whole number. Use one without a point.`,
  );
}

/** `&&kp`. */
const secondAmpersand = ({ from, to }: Problem, { source }: Keymap): RawFinding | null =>
  source({ from, to }) === '&&' ? report('error', { from, to }, 'One & too many.', changeTo({ from, to }, '&')) : null;

/** `LCTRL+C`, which is `LC(C)` in ZMK. */
function joinedKeys({ from: operator }: Problem, { text }: Keymap): RawFinding | null {
  const from = operator - (/\w+\s*$/.exec(text.slice(Math.max(0, operator - 50), operator))?.[0].length ?? 0);
  const chain = /^\w+(?:\s*[+|-]\s*\w+)+/.exec(text.slice(from, from + 100))?.[0] ?? '';
  const names = chain.toUpperCase().split(/\s*[+|-]\s*/);
  const last = names.pop() ?? '';
  const key = /^\d$/.test(last) ? `N${last}` : last;
  const functions = names.flatMap((name) => modifierFunctionLike(name) ?? []);
  if (!isKeyCode(key) || functions.length < names.length) return null;
  const code = functions.reduceRight((inner, name) => `${name}(${inner})`, key);
  const range = { from, to: from + chain.length };
  const message = `To hold a modifier while pressing ${key}, write ${code}.`;
  return { ...report('error', range, message, changeTo(range, code)), docs: '/docs/keymaps/modifiers' };
}
