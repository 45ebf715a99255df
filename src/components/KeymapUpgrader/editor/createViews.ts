import { setDiagnostics } from '@codemirror/lint';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { toLf } from '../lineEndings';
import type { Place } from '#core/devicetree';
import { announceCursor } from './cursorTooltip';
import { resultExtensions, sourceExtensions, type EditorOptions, type Underline } from './extensions';
import { updateText } from './updateText';
import { diffWords } from './wordDiff';

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
    ...sourceCommands(merge.a, options),
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
  const commands = sourceCommands(view, options);
  return {
    ...commands,
    goTo(place) {
      commands.goTo(place);
      // Scroll the result to the same line number, which is nearly right: changes rarely add or remove lines.
      const { doc } = resultView.state;
      const { top } = resultView.lineBlockAt(doc.line(Math.min(place.line, doc.lines)).from);
      resultView.scrollDOM.scrollTop = top - resultView.scrollDOM.clientHeight / 3;
    },
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

function sourceCommands(
  view: EditorView,
  { onFix }: EditorOptions,
): Pick<Views, 'underline' | 'goTo' | 'focus' | 'cursor'> {
  const offsetOf = ({ line, column }: Place): number => {
    const found = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
    return Math.min(found.from + column - 1, found.to);
  };
  return {
    underline(ranges) {
      const diagnostics = ranges.map((range) => {
        const { place, end, message, severity, fixes } = range;
        const from = offsetOf(place);
        return {
          from,
          to: Math.max(from, offsetOf(end)),
          message,
          severity: severity === 'note' ? ('info' as const) : severity,
          actions: fixes.slice(0, 1).map(({ title }) => ({ name: title, apply: () => onFix(range) })),
        };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo(place) {
      const anchor = offsetOf(place);
      // Scroll only if necessary, and then far enough to show some lines around it.
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin: 100 }),
      });
      announceCursor(view);
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
