import { parse, preprocess, statementsOf, type Document, type MacroStatement } from '#core/devicetree';
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
  return { document, unknown: activeMacroStatements(document).map(nameOf) };
}

const nameOf = ({ use }: MacroStatement): string => (use.kind === 'call' ? use.name.text : use.text);

function activeMacroStatements(document: Document): readonly MacroStatement[] {
  const { isActive } = preprocess(document);
  return [...statementsOf(document)].filter(
    (statement): statement is MacroStatement => statement.kind === 'macro' && isActive(statement.from),
  );
}

function expandOnce(document: Document): string | undefined {
  const { text } = document;
  const macros = textMacros(document);
  let out = '';
  let end = 0;
  for (const statement of activeMacroStatements(document)) {
    const { use } = statement;
    const macro = macros.get(nameOf(statement));
    if (!macro || use.from < end) continue;
    const args = use.kind === 'call' ? use.args.map(({ from, to }) => text.slice(from, to)) : [];
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
