/** Finds what is out of date in a keymap and rewrites it, change by change. Rules: SPEC.md. */
export { admitFile, admitText, mostBytes, tooLarge, type Admission } from './admit.ts';
export { applyChanges } from './apply.ts';
export { unifiedDiff } from './diff.ts';
export { rules } from './rules/all.ts';
export type { Change, Note, Replacement, Rule, RuleId } from './types.ts';
export { upgradeKeymap, type Upgrade } from './upgrade.ts';
