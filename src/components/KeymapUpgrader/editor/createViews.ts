import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { toLf } from '../lineEndings';
import type { Place } from '#core/devicetree';
import { resultExtensions, sourceExtensions, type EditorOptions } from './extensions';
import { diffWords } from './wordDiff';

export type Underline = Readonly<{ from: Place; to: Place; message: string; severity: 'error' | 'warning' | 'info' }>;

/** Controls the editors for a file and its upgraded text. */
export interface Views {
  setTexts(source: string, result: string): void;
  underline(ranges: readonly Underline[]): void;
  goTo(place: Place): void;
  focus(offset?: number): void;
  cursor(): Place;
  destroy(): void;
}

const diffConfig = { override: diffWords };

export function createSideBySide(parent: HTMLElement, source: string, result: string, options: EditorOptions): Views {
  const merge = new MergeView({
    parent,
    a: { doc: source, extensions: sourceExtensions(options) },
    b: { doc: result, extensions: resultExtensions(options) },
    gutter: true,
    diffConfig,
  });
  return {
    ...sourceCommands(merge.a),
    setTexts(nextSource, nextResult) {
      updateText(merge.a, nextSource);
      updateText(merge.b, nextResult);
    },
    destroy: () => merge.destroy(),
  };
}

/** For narrow screens: the file, and below it the result with the old lines marked as deleted. */
export function createStacked(parent: HTMLElement, source: string, result: string, options: EditorOptions): Views {
  const view = new EditorView({ parent, doc: source, extensions: sourceExtensions(options) });
  const below = parent.appendChild(document.createElement('div'));
  const resultState = (original: string, doc: string) =>
    EditorState.create({
      doc,
      extensions: [resultExtensions(options), unifiedMergeView({ original, mergeControls: false, diffConfig })],
    });
  const resultView = new EditorView({ parent: below, state: resultState(source, result) });
  return {
    ...sourceCommands(view),
    setTexts(nextSource, nextResult) {
      updateText(view, nextSource);
      if (resultView.state.doc.toString() !== toLf(nextResult))
        resultView.setState(resultState(nextSource, nextResult));
    },
    destroy() {
      view.destroy();
      resultView.destroy();
      below.remove();
    },
  };
}

/** For logs, which have no result. */
export function createSingle(parent: HTMLElement, source: string, _: string, options: EditorOptions): Views {
  const view = new EditorView({ parent, doc: source, extensions: sourceExtensions(options) });
  return {
    ...sourceCommands(view),
    setTexts: (nextSource) => updateText(view, nextSource),
    destroy: () => view.destroy(),
  };
}

/** Replaces only the part that differs, so that the rest keeps its underlines and isn't compared again. */
function updateText(view: EditorView, text: string): void {
  const current = view.state.doc.toString();
  const next = toLf(text);
  if (current === next) return;
  const shorter = Math.min(current.length, next.length);
  let from = 0;
  while (from < shorter && current[from] === next[from]) from++;
  let suffix = 0;
  while (suffix < shorter - from && current[current.length - suffix - 1] === next[next.length - suffix - 1]) suffix++;
  view.dispatch({ changes: { from, to: current.length - suffix, insert: next.slice(from, next.length - suffix) } });
}

function sourceCommands(view: EditorView): Pick<Views, 'underline' | 'goTo' | 'focus' | 'cursor'> {
  const offsetOf = ({ line, column }: Place): number => {
    const found = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
    return Math.min(found.from + column - 1, found.to);
  };
  return {
    underline(ranges) {
      const diagnostics: Diagnostic[] = ranges.map(({ from, to, message, severity }) => {
        const start = offsetOf(from);
        return { from: start, to: Math.max(start, offsetOf(to)), message, severity };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo(place) {
      const anchor = offsetOf(place);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    focus(offset) {
      if (offset !== undefined) view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) } });
      view.focus();
    },
    cursor() {
      const { head } = view.state.selection.main;
      const { number, from } = view.state.doc.lineAt(head);
      return { line: number, column: head - from + 1 };
    },
  };
}
