/** The text that the devicetree compiler gets from the preprocessor, with the place in the source of each part. */
import { expandTokens, type Macros } from '../expand.ts';
import { joinTokens, MacroTokenList, type MacroToken } from '../macroTokens.ts';
import type { Document } from '../parse.ts';
import { Kind } from '../tokens.ts';
import type { Span } from '../syntax.ts';

export interface SourceRange extends Span {
  /** Whether a macro wrote it. */
  readonly isExpanded: boolean;
}

export interface FlatText {
  readonly text: string;
  /** The range in the source of a range of this text. What a macro expands to has the range of the macro's use. */
  readonly sourceOf: (from: number, to: number) => SourceRange;
}

const tokenKinds: Partial<Record<Kind, MacroToken['kind']>> = {
  [Kind.word]: 'word',
  [Kind.number]: 'number',
  [Kind.string]: 'string',
  [Kind.char]: 'char',
};

export interface Preprocessing extends Macros {
  readonly isActive: (offset: number) => boolean;
}

export function flatText(document: Document, context: Preprocessing): FlatText {
  const tokens = expandTokens(activeTokens(document, context), context);
  const { text, starts } = joinTokens(tokens);
  const tokenAt = (offset: number): MacroToken | undefined => tokens[lastAtOrBefore(starts, offset)];
  return {
    text,
    sourceOf: (from, to) => {
      const first = tokenAt(from);
      const last = tokenAt(Math.max(from, to - 1));
      const end = document.text.length;
      if (!first || !last) return { from: end, to: end, isExpanded: false };
      return { from: first.from, to: Math.max(first.to, last.to), isExpanded: first.writtenAt !== undefined };
    },
  };
}

function lastAtOrBefore(sorted: readonly number[], offset: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Of the preprocessor's lines, only the includes stay. */
function activeTokens({ text, tokens, directives }: Document, { isActive }: Preprocessing): readonly MacroToken[] {
  const list = new MacroTokenList();
  const { kinds, froms, tos } = tokens;
  const lines = directives.values();
  const hasBranches = directives.some(({ name }) => name === 'endif');
  let isDirective = false;
  for (let index = 0; index < kinds.length; index++) {
    const kind = kinds[index];
    const from = froms[index] ?? 0;
    const to = tos[index] ?? 0;
    if (kind === Kind.directiveEnd) isDirective = false;
    else if (kind === Kind.directive) {
      isDirective = true;
      const line = lines.next().value;
      if (line?.name === 'include' && line.path && (!hasBranches || isActive(line.from)))
        list.add('operator', `\n#include ${line.path.text}\n`, line);
    } else if (isDirective || kind === Kind.endOfFile || (hasBranches && !isActive(from))) continue;
    else if (kind === Kind.reference) list.addReference(text.slice(from, to), { from, to });
    else list.add((kind && tokenKinds[kind]) ?? 'operator', text.slice(from, to), { from, to });
  }
  return list.tokens;
}
