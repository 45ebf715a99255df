/** The heavy modules of the tool, loaded after the page has started: CodeMirror and the upgrade rules. */
export { applyChanges } from '#core/keymap-upgrade';
export { default as ChangeList } from './ChangeList';
export { default as Editor } from './editor/Editor';
export { inlineIncludes } from '#core/devicetree';
