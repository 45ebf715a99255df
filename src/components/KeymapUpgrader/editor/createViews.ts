import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { withLf } from '../lineEnds';
import type { Place } from '#core/devicetree';
import { resultExtensions, sourceExtensions, type Look } from './extensions';
import { diffOfWords } from './diffOfWords';

export type Underline = Readonly<{ from: Place; to: Place; message: string; severity: 'error' | 'warning' | 'info' }>;

/** The two texts on the screen, side by side or one below the other. */
export interface Views {
  show(source: string, result: string): void;
  underline(places: readonly Underline[]): void;
  goTo(place: Place): void;
  focus(offset?: number): void;
  cursor(): Place;
  destroy(): void;
}

const diffConfig = { override: diffOfWords };

export function createSideBySide(parent: HTMLElement, source: string, result: string, look: Look): Views {
  const merge = new MergeView({
    parent,
    a: { doc: source, extensions: sourceExtensions(look) },
    b: { doc: result, extensions: resultExtensions(look) },
    gutter: true,
    diffConfig,
  });
  return {
    ...sourceCommands(merge.a),
    show(nextSource, nextResult) {
      replace(merge.a, nextSource);
      replace(merge.b, nextResult);
    },
    destroy: () => merge.destroy(),
  };
}

/** For narrow screens: the source, and below it the result with what it replaces struck out above each line. */
export function createStacked(parent: HTMLElement, source: string, result: string, look: Look): Views {
  const view = new EditorView({ parent, doc: source, extensions: sourceExtensions(look) });
  const below = parent.appendChild(document.createElement('div'));
  const resultState = (original: string, doc: string) =>
    EditorState.create({
      doc,
      extensions: [resultExtensions(look), unifiedMergeView({ original, mergeControls: false, diffConfig })],
    });
  const resultView = new EditorView({ parent: below, state: resultState(source, result) });
  return {
    ...sourceCommands(view),
    show(nextSource, nextResult) {
      replace(view, nextSource);
      if (resultView.state.doc.toString() !== withLf(nextResult))
        resultView.setState(resultState(nextSource, nextResult));
    },
    destroy() {
      view.destroy();
      resultView.destroy();
      below.remove();
    },
  };
}

/** A log has no result. */
export function createAlone(parent: HTMLElement, source: string, _: string, look: Look): Views {
  const view = new EditorView({ parent, doc: source, extensions: sourceExtensions(look) });
  return {
    ...sourceCommands(view),
    show: (nextSource) => replace(view, nextSource),
    destroy: () => view.destroy(),
  };
}

/** Only what differs is replaced: the rest keeps its marks, and only the lines around it are compared again. */
function replace(view: EditorView, text: string): void {
  const now = view.state.doc.toString();
  const next = withLf(text);
  if (now === next) return;
  const shorter = Math.min(now.length, next.length);
  let from = 0;
  while (from < shorter && now[from] === next[from]) from++;
  let behind = 0;
  while (behind < shorter - from && now[now.length - behind - 1] === next[next.length - behind - 1]) behind++;
  view.dispatch({ changes: { from, to: now.length - behind, insert: next.slice(from, next.length - behind) } });
}

function sourceCommands(view: EditorView): Pick<Views, 'underline' | 'goTo' | 'focus' | 'cursor'> {
  const offsetOf = ({ line, column }: Place): number => {
    const found = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
    return Math.min(found.from + column - 1, found.to);
  };
  return {
    underline(places) {
      const diagnostics: Diagnostic[] = places.map(({ from, to, message, severity }) => {
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
