import { parse, type Document } from './parse.ts';
import { preprocess } from './preprocess.ts';
import type { Directive, MacroStatement, Property, Statement } from './syntax.ts';
import { expandMacro, type TextMacro } from './textMacros.ts';
import { statementsOf } from './walk.ts';

/** Macros inside macros come to light one round at a time; a keymap that needs more rounds than this goes in circles. */
const mostRounds = 20;
const longestText = 2_000_000;

/** The document with macros for whole statements, such as `ZMK_MACRO(…)`, replaced by their definition. */
export function expandStatements(source: string): { document: Document; unknown: readonly string[] } {
  let document = parse(source);
  for (let round = 0; round < mostRounds; round++) {
    const expanded = expandOnce(document);
    if (expanded === undefined || expanded.length > longestText) break;
    document = parse(expanded);
  }
  const unknown = activeStatements(document).flatMap((statement) =>
    statement.kind === 'macro' ? [nameOf(statement.use)] : [],
  );
  return { document, unknown };
}

type Use = MacroStatement['use'] | Property['name'];

const nameOf = (use: Use): string => ('name' in use ? use.name.text : use.text);

function activeStatements(document: Document): readonly Statement[] {
  const { isActive } = preprocess(document);
  return [...statementsOf(document)].filter(({ from }) => isActive(from));
}

/** Where a macro is allowed. A name and a semicolon could also be a property without a value. */
function useIn(statement: Statement): readonly Use[] {
  if (statement.kind === 'macro') return [statement.use];
  return statement.kind === 'property' && statement.values.length === 0 ? [statement.name] : [];
}

function expandOnce(document: Document): string | undefined {
  const { text } = document;
  const { macrosAt } = preprocess(document);
  let out = '';
  let end = 0;
  for (const use of activeStatements(document).flatMap(useIn)) {
    const macro = macrosAt(use.from).get(nameOf(use));
    if (!macro?.directive || use.from < end) continue;
    const args = 'args' in use ? use.args.map(({ from, to }) => text.slice(from, to)) : [];
    out += text.slice(end, use.from) + expandMacro(textOf(macro.directive, text), args);
    // A semicolon after the use would be one too many after a node.
    const semicolon = /^\s*;/.exec(text.slice(use.to));
    end = use.to + (semicolon && /[;}]\s*$/.test(out) ? semicolon[0].length : 0);
  }
  return end === 0 ? undefined : out + text.slice(end);
}

function textOf({ macro, parameters, to }: Directive, text: string): TextMacro {
  const line = text.slice(macro?.to, to);
  return { parameters: parameters ?? [], body: parameters ? line.slice(line.indexOf(')') + 1) : line };
}
