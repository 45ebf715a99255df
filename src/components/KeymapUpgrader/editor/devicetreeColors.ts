/** Highlights devicetree in the editor, using the same tokenizer as the upgrade. */
import { Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from '@codemirror/view';
import { RangeSetBuilder, type Text } from '@codemirror/state';
import { TokenKind, tokenize, type Tokens } from '#core/devicetree';

const mark = (name: string) => Decoration.mark({ class: `dts-${name}` });
const marksByName = {
  comment: mark('comment'),
  directive: mark('preprocessor'),
  keyword: mark('keyword'),
  label: mark('label'),
  node: mark('node'),
  number: mark('number'),
  property: mark('property'),
  reference: mark('reference'),
  string: mark('string'),
} as const;

const marksByKind: Partial<Record<number, Decoration>> = {
  [TokenKind.number]: marksByName.number,
  [TokenKind.string]: marksByName.string,
  [TokenKind.char]: marksByName.string,
  [TokenKind.includePath]: marksByName.string,
  [TokenKind.reference]: marksByName.reference,
  [TokenKind.keyword]: marksByName.keyword,
  [TokenKind.directive]: marksByName.directive,
  [TokenKind.directiveText]: marksByName.directive,
};

const code = (character: string): number => character.charCodeAt(0);
const nameCharacters = new Set([...',.+-#?@'].map(code));

/** Picks the color of a word by the character after its name: `a-b {`, `a-b =`, `label:`. */
function wordMark({ kinds, marks, froms, tos }: Tokens, index: number): Decoration | undefined {
  let next = index + 1;
  while (
    tos[next - 1] === froms[next] &&
    (kinds[next] === TokenKind.word || kinds[next] === TokenKind.number || nameCharacters.has(marks[next] ?? 0))
  )
    next++;
  switch (marks[next]) {
    case code(':'):
      return next === index + 1 ? marksByName.label : undefined;
    case code('{'):
      return marksByName.node;
    case code('='):
      return marksByName.property;
    case code(';'):
      return marks[index - 1] === code('>') ? undefined : marksByName.property;
    default:
      return undefined;
  }
}

class DevicetreeColors {
  decorations: DecorationSet;
  private doc: Text;
  private tokens: Tokens;

  constructor(view: EditorView) {
    this.doc = view.state.doc;
    this.tokens = tokenize(this.doc.toString());
    this.decorations = this.decorate(view);
  }

  update(update: ViewUpdate): void {
    if (!update.docChanged && !update.viewportChanged) return;
    if (update.docChanged) {
      this.doc = update.state.doc;
      this.tokens = tokenize(this.doc.toString());
    }
    this.decorations = this.decorate(update.view);
  }

  private decorate(view: EditorView): DecorationSet {
    const builder = new RangeSetBuilder<Decoration>();
    for (const { from, to } of view.visibleRanges) {
      for (const span of this.spansIn(from, to)) builder.add(span.from, span.to, span.mark);
    }
    return builder.finish();
  }

  private spansIn(from: number, to: number): { from: number; to: number; mark: Decoration }[] {
    const { kinds, froms, tos, comments } = this.tokens;
    const spans = comments
      .filter((comment) => comment.to > from && comment.from < to)
      .map((comment) => ({ from: comment.from, to: comment.to, mark: marksByName.comment }));
    for (let index = this.firstAfter(from); index < kinds.length && (froms[index] ?? to) < to; index++) {
      const kind = kinds[index] ?? 0;
      const found = kind === TokenKind.word ? wordMark(this.tokens, index) : marksByKind[kind];
      if (found) spans.push({ from: froms[index] ?? 0, to: tos[index] ?? 0, mark: found });
    }
    return spans.filter((span) => span.to > span.from).sort((a, b) => a.from - b.from);
  }

  private firstAfter(offset: number): number {
    const { tos } = this.tokens;
    let low = 0;
    let high = tos.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tos[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export const devicetreeColors = ViewPlugin.fromClass(DevicetreeColors, { decorations: (plugin) => plugin.decorations });
