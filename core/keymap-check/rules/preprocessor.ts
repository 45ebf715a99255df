import { conditionOf, mistakeInCondition, textOfItems, type Directive } from '#core/devicetree';
import type { Keymap } from '../keymap.ts';
import { changeTo, report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';

/** Lines starting with # that the preprocessor rejects. */
export const preprocessor: Rule = {
  id: 'preprocessor',
  title: 'Preprocessor lines',
  docs: '/docs/keymaps',
  scope: 'syntax',
  *find(keymap) {
    for (const directive of keymap.document.directives) {
      const isReached = keymap.tree.isActive(directive.from);
      const found = isReached ? problemOf(directive, keymap) : null;
      if (found) yield found;
    }
  },
};

function problemOf(directive: Directive, keymap: Keymap): RawFinding | null {
  const { name } = directive;
  if (name === 'include') return includeProblem(directive, keymap);
  if (name === 'define') return defineProblem(directive, keymap);
  if (name === 'if' || name === 'elif') return conditionProblem(directive, keymap);
  if (name === 'error')
    return report('error', directive, 'This line stops the build. Remove it, or the #if around it must not be true.');
  const isAboutMacro = /^(?:undef|ifdef|ifndef|elifdef|elifndef)$/.test(name);
  return isAboutMacro && !directive.macro ? report('error', directive, `#${name} needs the name of a macro.`) : null;
}

function includeProblem(directive: Directive, { source }: Keymap): RawFinding | null {
  const { path, items } = directive;
  // The path can be a macro.
  if (
    path ||
    (items.length === 1 && (items[0]?.kind === 'word' || items[0]?.kind === 'call') && !/[./]/.test(source(directive)))
  )
    return null;
  const written = source(directive)
    .replace(/^#\s*include\s*/, '')
    .trim();
  const file = /^[\w./-]+$/.test(written) ? written : null;
  const hint =
    file === null ? '<file> or "file"' : /^(?:behaviors|dt-bindings|input)\b/.test(file) ? `<${file}>` : `"${file}"`;
  const from = directive.to - written.length;
  return report(
    'error',
    directive,
    `Put the file in angle brackets or quotes: #include ${hint}.`,
    file === null ? null : changeTo({ from, to: directive.to }, hint),
  );
}

const commentOrSplice = /\/\*[^]*?\*\/|\/\/[^\n]*|\\[ \t]*\r?\n/g;

function defineProblem(directive: Directive, { source }: Keymap): RawFinding | null {
  const { macro, items, parameters } = directive;
  if (!macro || macro.text === 'defined')
    return report(
      'error',
      directive,
      '#define needs a name of letters, digits, and _ that does not start with a digit.',
    );
  const rest = source({ from: macro.to, to: directive.to }).replace(commentOrSplice, ' ');
  if (
    parameters &&
    !/^\((?:\s*[A-Za-z_]\w*\s*(?:,\s*[A-Za-z_]\w*\s*)*(?:(?:,\s*)?\.\.\.\s*)?|\s*(?:\.\.\.\s*)?)\)/.test(rest)
  )
    return report('error', directive, `The parameters of ${macro.text} need commas between them and a ) at the end.`);
  const [first] = items;
  const last = items.at(-1);
  const isJoin = (item: typeof first): boolean => item?.kind === 'operator' && item.text === '##';
  return isJoin(first) || isJoin(last)
    ? report('error', directive, `${macro.text} can't start or end with ##, which joins what's before and after it.`)
    : null;
}

function conditionProblem(directive: Directive, { tree }: Keymap): RawFinding | null {
  const text = textOfItems(conditionOf(directive, tree));
  // The preprocessor has functions of its own.
  if (/\b__has_|\bdefined\b|"|\bIS_ENABLED\b/.test(text)) return null;
  const mistake = mistakeInCondition(text);
  return mistake === null ? null : report('error', directive, `#${directive.name} can't be evaluated. ${mistake}`);
}
