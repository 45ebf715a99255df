/** The heavy modules of the tool, loaded after the page has started: CodeMirror and the upgrade rules. */
export { applyFixes, patchOf } from '#core/config-check';
export { default as ChangeList } from './ChangeList';
export { default as FindingList } from './FindingList';
export { default as Editor } from './editor/Editor';
export { inlineIncludes } from '#core/devicetree';
