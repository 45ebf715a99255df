/** Finds outdated names and properties in a keymap and updates them. The rules are in README.md. */
export { applyChanges, withoutOverlaps } from './apply.ts';
export { rules } from './rules/all.ts';
export type { Change, Note } from './types.ts';
export { upgradeKeymap, type Upgrade } from './upgrade.ts';
