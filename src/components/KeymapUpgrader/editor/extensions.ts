import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintGutter } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { devicetreeColors } from './devicetreeColors';

const look = EditorView.theme({
  '&': { color: 'var(--code-text)', backgroundColor: 'var(--code-background)', fontSize: 'var(--font-small)' },
  // On narrow screens each text scrolls by itself; side by side the view around both does. (A comma would end the selector.)
  '&:not(.cm-merge-a):not(.cm-merge-b)': { maxHeight: '55vh', minHeight: '12rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-content': { fontFamily: 'var(--font-mono)', caretColor: 'var(--text-1)' },
  '.cm-cursor': { borderLeftColor: 'var(--text-1)' },
  '.cm-gutters': { backgroundColor: 'var(--surface-2)', color: 'var(--text-2)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--accent) 9%, transparent)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-placeholder': { color: 'var(--text-2)' },
  '.cm-changedLine, .cm-insertedLine': {
    backgroundColor: 'color-mix(in srgb, var(--code-inserted) 55%, transparent) !important',
  },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': {
    backgroundColor: 'color-mix(in srgb, var(--code-deleted) 55%, transparent) !important',
  },
  '.cm-changedText': { background: 'var(--code-inserted) !important', borderBottom: '2px solid var(--ok)' },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText, .cm-deletedText': {
    background: 'var(--code-deleted) !important',
    borderBottom: '2px solid var(--danger)',
  },
  '.cm-changeGutter': { width: '4px', paddingLeft: '0' },
  '.cm-changedLineGutter': { backgroundColor: 'var(--ok)' },
  '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { backgroundColor: 'var(--danger)' },
  '.cm-collapsedLines': { background: 'var(--surface-2)', color: 'var(--text-2)' },
  '.cm-panels': { backgroundColor: 'var(--surface-1)', color: 'var(--text-1)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface-0)',
    color: 'var(--text-1)',
    border: '1px solid var(--line-strong)',
  },
  '.dts-comment': { color: 'var(--code-comment)', fontStyle: 'italic' },
  '.dts-string': { color: 'var(--code-string)' },
  '.dts-number': { color: 'var(--code-number)' },
  '.dts-keyword': { color: 'var(--code-keyword)' },
  '.dts-label': { color: 'var(--code-label)' },
  '.dts-node': { color: 'var(--code-node)' },
  '.dts-property': { color: 'var(--code-property)' },
  '.dts-reference': { color: 'var(--code-reference)' },
  '.dts-preprocessor': { color: 'var(--code-preprocessor)' },
});

const shared = (label: string): Extension => [
  lineNumbers(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  devicetreeColors,
  look,
  EditorView.contentAttributes.of({
    'aria-label': label,
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
  }),
];

/** The keymap as it is. Tab moves the focus on, as everywhere: a keyboard user must be able to leave. */
export const sourceExtensions = (onEdit: (text: string) => void): Extension => [
  shared('Your keymap'),
  history(),
  lintGutter(),
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
  placeholder('Paste your .keymap file here, or drop it anywhere on this page.'),
  EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    const byUser = transactions.some(
      (transaction) =>
        transaction.isUserEvent('input') ||
        transaction.isUserEvent('delete') ||
        transaction.isUserEvent('undo') ||
        transaction.isUserEvent('redo') ||
        transaction.isUserEvent('move'),
    );
    if (docChanged && byUser) onEdit(state.doc.toString());
  }),
];

export const resultExtensions: Extension = [
  shared('Upgraded keymap'),
  keymap.of([...defaultKeymap, ...searchKeymap]),
  EditorState.readOnly.of(true),
];
