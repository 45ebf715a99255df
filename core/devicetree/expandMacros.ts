import { expandTokens } from './expand.ts';
import { joinTokens, MacroTokenList, type MacroToken } from './macroTokens.ts';
import { parse, type Document } from './parse.ts';
import { preprocess, type Preprocessed } from './preprocess.ts';
import type { Directive, Problem } from './syntax.ts';
import { Kind } from './tokens.ts';
import { statementsOf } from './walk.ts';

/** A token of an expanded document. `from` and `to` are where it is, or its macro is used, in the source. */
export type ExpandedToken = MacroToken & Readonly<{ at: number }>;

type ExpandedDocument = Readonly<{
  document: Document;
  /** The document's tokens, each with its place in the source. `at` is its offset in the document. */
  placeTokens: () => readonly ExpandedToken[];
  /** Names that are used like macros, as whole statements, but aren't defined in the file. */
  unknown: readonly string[];
  /** Macros that were too long to expand, with ranges in the source. No macro is expanded then. */
  problems: readonly Problem[];
}>;

/**
 * The document as the compiler gets it: with macros expanded and without the branches that `#if` leaves out. Its ranges
 * aren't those of the source. Macros that `isKept` selects stay as they are, together with their definitions.
 */
export function expandMacros(
  source: string | Document,
  isKept: (macro: Directive) => boolean = () => false,
): ExpandedDocument {
  const written = typeof source === 'string' ? parse(source) : source;
  const context = withoutKept(preprocess(written), isKept);
  const before = tokensOfDocument(written, context, isKept);
  const tokens = expandTokens(before, context);
  const { text, starts } = joinTokens(tokens);
  const document = tokens === before ? written : parse(text);
  const { isActive } = tokens === before ? context : preprocess(document);
  const unknown = [...statementsOf(document)].flatMap((statement) => {
    if (statement.kind !== 'macro' || !isActive(statement.from)) return [];
    return ['name' in statement.use ? statement.use.name.text : statement.use.text];
  });
  const placeTokens = () =>
    tokens.map((token, index) => ({ ...token, at: tokens === before ? token.from : (starts[index] ?? 0) }));
  return { document, placeTokens, unknown, problems: context.problems };
}

const withoutKept = (context: Preprocessed, isKept: (macro: Directive) => boolean): Preprocessed => ({
  ...context,
  macroAt: (name, offset) => {
    const macro = context.macroAt(name, offset);
    return macro && isKept(macro) ? undefined : macro;
  },
});

const tokenKinds: Partial<Record<Kind, MacroToken['kind']>> = {
  [Kind.word]: 'word',
  [Kind.number]: 'number',
  [Kind.string]: 'string',
  [Kind.char]: 'char',
};

/** Of the preprocessor's lines, only the includes and the macros that aren't expanded stay. */
function tokensOfDocument(
  { text, tokens, directives }: Document,
  { isActive }: Preprocessed,
  isKept: (macro: Directive) => boolean,
): readonly MacroToken[] {
  const list = new MacroTokenList();
  const lines = directives.values();
  let isDirective = false;
  for (const [index, kind] of tokens.kinds.entries()) {
    if (kind === Kind.directiveEnd) isDirective = false;
    if (isDirective || kind === Kind.directiveEnd) continue;
    const span = { from: tokens.froms[index] ?? 0, to: tokens.tos[index] ?? 0 };
    const source = text.slice(span.from, span.to);
    if (kind === Kind.directive) {
      isDirective = true;
      const line = lines.next().value;
      const isNeeded = line?.name === 'include' || (line?.name === 'define' && isKept(line));
      if (line && isNeeded && isActive(line.from)) list.add('operator', `\n${text.slice(line.from, line.to)}\n`, line);
    } else if (!isActive(span.from)) continue;
    else if (kind === Kind.reference) list.addReference(source, span);
    else list.add(tokenKinds[kind] ?? 'operator', source, span);
  }
  return list.tokens;
}
