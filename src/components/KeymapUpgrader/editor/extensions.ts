import { defaultKeymap } from '@codemirror/commands';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { hint } from '../hint';
import { devicetreeColors } from './devicetreeColors';

const look = EditorView.theme({
  '&': {
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-background)',
    fontSize: 'var(--font-small)',
    flex: '1',
    minWidth: '0',
    minHeight: '0',
  },
  // The text reaches to the lower edge however short it is, so that a click anywhere in the box puts the cursor into it.
  '.cm-scroller': { flex: '1', minHeight: '0' },
  '.cm-content, .cm-gutters': { alignSelf: 'stretch' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-content': { fontFamily: 'var(--font-mono)', caretColor: 'var(--text-1)' },
  '.cm-cursor': { borderLeftColor: 'var(--text-1)' },
  '.cm-gutters': { backgroundColor: 'var(--surface-2)', color: 'var(--text-2)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 9%, transparent)',
  },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--accent-soft)',
  },
  // The text beside it may be as wide as it likes; the hint has to wrap on a phone.
  '.cm-placeholder': { color: 'var(--text-2)', maxWidth: 'calc(100vw - 7rem)', whiteSpace: 'pre-wrap' },
  '.cm-changedLine, .cm-insertedLine': {
    backgroundColor: 'color-mix(in srgb, var(--code-inserted) 55%, transparent) !important',
  },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': {
    backgroundColor: 'color-mix(in srgb, var(--code-deleted) 55%, transparent) !important',
  },
  // The line keeps off the text, or it would swallow underscores.
  '.cm-changedText, .cm-deletedText': { borderBottom: '1px solid var(--ok)', paddingBottom: '1px' },
  '.cm-changedText': { background: 'var(--code-inserted) !important' },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText, .cm-deletedText': {
    background: 'var(--code-deleted) !important',
    borderBottomColor: 'var(--danger)',
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

const shared = (label: string, isDevicetree: boolean): Extension => [
  lineNumbers(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  ...(isDevicetree ? [devicetreeColors] : []),
  look,
  EditorView.contentAttributes.of({
    'aria-label': label,
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
  }),
];

export type Look = Readonly<{
  isDevicetree: boolean;
  onEdit: (text: string) => void;
  onUndo: () => void;
  onRedo: () => void;
}>;

/** The text as it is. Tab moves the focus on, as everywhere: a keyboard user must be able to leave. */
export const sourceExtensions = ({ isDevicetree, onEdit, onUndo, onRedo }: Look): Extension => [
  shared('Your file', isDevicetree),
  lintGutter(),
  keymap.of([
    // The page keeps the history: it also has what was rejected, closed or replaced.
    { key: 'Mod-z', run: () => (onUndo(), true), preventDefault: true },
    { key: 'Mod-y', mac: 'Mod-Shift-z', run: () => (onRedo(), true), preventDefault: true },
    { linux: 'Ctrl-Shift-z', run: () => (onRedo(), true), preventDefault: true },
    ...defaultKeymap,
    ...searchKeymap,
    // The page has F8: it also leads to changes and to other files.
    ...lintKeymap.filter(({ key }) => key !== 'F8'),
  ]),
  // The bar at the top of the page lies over what scrolls up.
  EditorView.scrollMargins.of(() => ({ top: 96, bottom: 48 })),
  placeholder(hint),
  EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    const byUser = transactions.some(
      (transaction) =>
        transaction.isUserEvent('input') || transaction.isUserEvent('delete') || transaction.isUserEvent('move'),
    );
    if (docChanged && byUser) onEdit(state.doc.toString());
  }),
];

export const resultExtensions = ({ isDevicetree }: Look): Extension => [
  shared('Upgraded file', isDevicetree),
  placeholder('The upgraded file appears here.'),
  keymap.of([...defaultKeymap, ...searchKeymap]),
  EditorState.readOnly.of(true),
];
