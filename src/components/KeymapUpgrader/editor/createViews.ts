import { isolateHistory, undo } from '@codemirror/commands';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Place } from '#core/devicetree';
import { resultExtensions, sourceExtensions } from './extensions';

export type Underline = Readonly<{ from: Place; to: Place; message: string; severity: 'error' | 'warning' }>;

/** The two texts on the screen, side by side or one below the other. */
export interface Views {
  show(source: string, result: string): void;
  underline(places: readonly Underline[]): void;
  goTo(place: Place): void;
  focusEnd(): void;
  undo(): void;
  destroy(): void;
}

/** A diff that is merely good is enough, and must not hold up typing in a large file. */
const diffConfig = { scanLimit: 1000, timeout: 100 };

export function createSideBySide(
  parent: HTMLElement,
  source: string,
  result: string,
  onEdit: (text: string) => void,
): Views {
  const merge = new MergeView({
    parent,
    a: { doc: source, extensions: sourceExtensions(onEdit) },
    b: { doc: result, extensions: resultExtensions },
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
export function createStacked(
  parent: HTMLElement,
  source: string,
  result: string,
  onEdit: (text: string) => void,
): Views {
  const view = new EditorView({ parent, doc: source, extensions: sourceExtensions(onEdit) });
  const below = parent.appendChild(document.createElement('div'));
  const resultState = (original: string, doc: string) =>
    EditorState.create({
      doc,
      extensions: [resultExtensions, unifiedMergeView({ original, mergeControls: false, diffConfig })],
    });
  const resultView = new EditorView({ parent: below, state: resultState(source, result) });
  return {
    ...sourceCommands(view),
    show(nextSource, nextResult) {
      replace(view, nextSource);
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

const toLf = (text: string): string => text.replace(/\r\n?/g, '\n');

function replace(view: EditorView, text: string): void {
  const next = toLf(text);
  const { doc } = view.state;
  if (doc.length === next.length && doc.toString() === next) return;
  view.dispatch({
    changes: { from: 0, to: doc.length, insert: Text.of(next.split('\n')) },
    // Undo brings back what was there before, and not what was there before the last key as well.
    annotations: isolateHistory.of('full'),
  });
}

function sourceCommands(view: EditorView): Pick<Views, 'underline' | 'goTo' | 'focusEnd' | 'undo'> {
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
    focusEnd() {
      view.dispatch({ selection: { anchor: view.state.doc.length } });
      view.focus();
    },
    undo() {
      undo(view);
      view.focus();
    },
  };
}
