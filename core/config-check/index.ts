/** The doctor: what's wrong with a configuration or out of date, and how to repair it. See README.md. */
export { diagnose } from './diagnose.ts';
export { safeFix, type Edit, type Finding, type Fix } from './finding.ts';
export { applyFixes, fixAll, type Repaired } from './fixAll.ts';
export { findingsFromLog, findingsInLog } from './logFindings.ts';
export { patchOf } from './patch.ts';
export { placeFindings, type PlacedFinding } from './report.ts';
export type { ConfigChange } from './types.ts';
export { defaultTarget, upgradeConfig } from './upgrade.ts';
export { unifiedDiff } from './unifiedDiff.ts';
