/** The text of the keymap in CodeMirror, with the colors and shortcuts of the keymap upgrader's editor. */
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { sourceExtensions } from '@site/src/components/KeymapUpgrader/editor/extensions';
import { updateText } from '@site/src/components/KeymapUpgrader/editor/updateText';

type Range = Readonly<{ from: number; to: number }>;

export type TextEditor = Readonly<{
  setText: (text: string) => void;
  /** Marks the binding of the selected key, and scrolls to it without moving the page. */
  mark: (range: Range | undefined) => void;
  text: () => string;
  destroy: () => void;
}>;

type Options = Readonly<{
  onEdit: (text: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Called when the reader moves the cursor. */
  onCursor: (offset: number) => void;
}>;

const setMark = StateEffect.define<Range | undefined>();
const markedKey = Decoration.mark({ class: 'cm-selectedKey' });

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(current, { changes, effects }) {
    let next = current.map(changes);
    for (const effect of effects)
      if (effect.is(setMark))
        next = effect.value ? Decoration.set(markedKey.range(effect.value.from, effect.value.to)) : Decoration.none;
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const theme = EditorView.theme({
  '.cm-selectedKey': {
    borderRadius: '3px',
    outline: '2px solid var(--accent)',
    backgroundColor: 'var(--accent-soft)',
  },
});

export function createTextEditor(parent: HTMLElement, text: string, options: Options): TextEditor {
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      sourceExtensions({ ...options, label: 'Keymap', isDevicetree: true, onFix: () => undefined }),
      marks,
      theme,
      EditorView.updateListener.of(({ selectionSet, transactions, state }) => {
        const isByReader = transactions.some((transaction) => transaction.isUserEvent('select'));
        if (selectionSet && isByReader) options.onCursor(state.selection.main.head);
      }),
    ],
  });
  return {
    setText: (next) => updateText(view, next),
    mark(range) {
      const { length } = view.state.doc;
      const isValid = range !== undefined && range.from < range.to && range.to <= length;
      view.dispatch({ effects: setMark.of(isValid ? range : undefined) });
      if (!isValid) return;
      const { top, bottom } = view.lineBlockAt(range.from);
      const { scrollDOM } = view;
      if (top < scrollDOM.scrollTop || bottom > scrollDOM.scrollTop + scrollDOM.clientHeight)
        scrollDOM.scrollTop = top - scrollDOM.clientHeight / 3;
      // Columns are only known once the line is drawn.
      view.requestMeasure({
        key: 'selectedKey',
        read: () => {
          const [start, end] = [view.coordsAtPos(range.from), view.coordsAtPos(range.to)];
          const box = scrollDOM.getBoundingClientRect();
          const left = view.contentDOM.offsetLeft + box.left;
          const isVisible = !start || !end || (start.left >= left && end.right <= box.right);
          return isVisible ? 0 : start.left - left - (box.right - left) / 3;
        },
        write: (distance) => {
          if (distance !== 0) scrollDOM.scrollLeft += distance;
        },
      });
    },
    text: () => view.state.doc.toString(),
    destroy: () => view.destroy(),
  };
}
