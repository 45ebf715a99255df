/** The heavy parts of the tool, loaded once the page runs: CodeMirror and the rules of the upgrade. */
export { applyChanges } from '#core/keymap-upgrade';
export { default as ChangeList } from './ChangeList';
export { default as Editor } from './editor/Editor';
