import type { Place } from '#core/devicetree';
import { defaultKeymap } from '@codemirror/commands';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { placeholderText } from '../placeholderText';
import { cursorTooltip } from './cursorTooltip';
import { devicetreeColors } from './devicetreeColors';

const theme = EditorView.theme({
  '&': {
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-background)',
    fontSize: 'var(--font-small)',
    flex: '1',
    minWidth: '0',
    minHeight: '0',
  },
  // Stretch short texts to the bottom, so that a click anywhere in the box focuses the editor.
  '.cm-scroller': { flex: '1', minHeight: '0' },
  '.cm-content, .cm-gutters': { alignSelf: 'stretch' },
  '&.cm-focused': { outline: 'none' },
  // Draws the focus ring above the gutters, which would hide parts of an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    border: '2px solid var(--accent)',
    pointerEvents: 'none',
    zIndex: '250',
  },
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
  // Code may be wider than a phone, but the placeholder has to wrap.
  '.cm-placeholder': { color: 'var(--text-2)', maxWidth: 'calc(100vw - 7rem)', whiteSpace: 'pre-wrap' },
  '.cm-changedLine, .cm-insertedLine': {
    backgroundColor: 'color-mix(in srgb, var(--code-inserted) 55%, transparent) !important',
  },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': {
    backgroundColor: 'color-mix(in srgb, var(--code-deleted) 55%, transparent) !important',
  },
  // Keep the line below the text, so that it doesn't hide underscores.
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
  // Hints are changes, which the diff already marks, so they need no underline.
  '.cm-lintRange-hint': { backgroundImage: 'none' },
  // Forced colors hide the underlines, which are pictures.
  '@media (forced-colors: active)': {
    '.cm-lintRange-error, .cm-lintRange-warning': { textDecoration: 'underline wavy' },
  },
  // Keeps long messages from being wider than a phone.
  '.cm-tooltip-lint': { maxWidth: 'min(32rem, calc(100vw - 3rem))' },
  '.cm-diagnosticAction': {
    font: 'inherit',
    minHeight: '1.75rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-1)',
    backgroundColor: 'var(--surface-1)',
    color: 'var(--text-1)',
  },
  '&:not(:focus-within) .cm-cursorTooltip': { display: 'none' },
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
  theme,
  EditorView.contentAttributes.of({
    'aria-label': label,
    tabindex: '0',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
  }),
];

/** A range with a message. Changes are hints, which have a message but no underline. */
export type Underline = Readonly<{
  place: Place;
  end: Place;
  message: string;
  severity: 'error' | 'warning' | 'note' | 'hint';
  key: string;
  fixes: readonly Readonly<{ title: string }>[];
}>;

export type EditorOptions = Readonly<{
  /** The name of the text field for screen readers. */
  label?: string;
  isDevicetree: boolean;
  onEdit: (text: string) => void;
  onFix: (range: Underline) => void;
  onUndo: () => void;
  onRedo: () => void;
}>;

/** For the reader's file. Tab isn't bound, so that keyboard users can leave the editor. */
export const sourceExtensions = ({
  label = 'Your file',
  isDevicetree,
  onEdit,
  onUndo,
  onRedo,
}: EditorOptions): Extension => [
  shared(label, isDevicetree),
  lintGutter(),
  cursorTooltip,
  keymap.of([
    // The page has its own undo history, which also covers rejected changes and closed files.
    { key: 'Mod-z', run: () => (onUndo(), true), preventDefault: true },
    { key: 'Mod-y', mac: 'Mod-Shift-z', run: () => (onRedo(), true), preventDefault: true },
    { linux: 'Ctrl-Shift-z', run: () => (onRedo(), true), preventDefault: true },
    ...defaultKeymap,
    ...searchKeymap,
    // F8 is left to the page, which also steps through changes and other files.
    ...lintKeymap.filter(({ key }) => key !== 'F8'),
  ]),
  // The sticky navbar covers the top of the page.
  EditorView.scrollMargins.of(() => ({ top: 96, bottom: 48 })),
  placeholder(placeholderText),
  EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    const isUserEdit = transactions.some(
      (transaction) =>
        transaction.isUserEvent('input') || transaction.isUserEvent('delete') || transaction.isUserEvent('move'),
    );
    if (docChanged && isUserEdit) onEdit(state.doc.toString());
  }),
];

export const resultExtensions = ({ isDevicetree }: EditorOptions): Extension => [
  shared('Upgraded file', isDevicetree),
  keymap.of([...defaultKeymap, ...searchKeymap]),
  EditorState.readOnly.of(true),
];
