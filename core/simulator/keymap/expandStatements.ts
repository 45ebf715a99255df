import {
  parse,
  preprocess,
  statementsOf,
  type Document,
  type MacroStatement,
  type Property,
  type Statement,
} from '#core/devicetree';
import { expandMacro, type TextMacro } from './macros.ts';

/** Macros inside macros come to light one round at a time; a keymap that needs more rounds than this goes in circles. */
const mostRounds = 20;
const longestText = 2_000_000;

/** The document with macros that stand for whole statements, such as `ZMK_MACRO(…)`, replaced by what they stand for. */
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

/** Where a macro may stand. A name and a semicolon could also be a property without a value. */
function useIn(statement: Statement): readonly Use[] {
  if (statement.kind === 'macro') return [statement.use];
  return statement.kind === 'property' && statement.values.length === 0 ? [statement.name] : [];
}

function expandOnce(document: Document): string | undefined {
  const { text } = document;
  const macros = textMacros(document);
  let out = '';
  let end = 0;
  for (const use of activeStatements(document).flatMap(useIn)) {
    const macro = macros.get(nameOf(use));
    if (!macro || use.from < end) continue;
    const args = 'args' in use ? use.args.map(({ from, to }) => text.slice(from, to)) : [];
    out += text.slice(end, use.from) + expandMacro(macro, args);
    // A semicolon after the use would be one too many after a node.
    const semicolon = /^\s*;/.exec(text.slice(use.to));
    end = use.to + (semicolon && /[;}]\s*$/.test(out) ? semicolon[0].length : 0);
  }
  return end === 0 ? undefined : out + text.slice(end);
}

function textMacros(document: Document): ReadonlyMap<string, TextMacro> {
  const { isActive } = preprocess(document);
  const macros = new Map<string, TextMacro>();
  for (const directive of document.directives) {
    if (directive.name !== 'define' || !directive.macro || !isActive(directive.from)) continue;
    const line = document.text.slice(directive.macro.to, directive.to);
    const body = directive.parameters ? line.slice(line.indexOf(')') + 1) : line;
    macros.set(directive.macro.text, { parameters: directive.parameters ?? [], body });
  }
  return macros;
}
