/** Checks a whole configuration, and upgrades its `.conf`, `build.yaml`, `west.yml` and workflow. See README.md. */
export { checkAll } from './checkAll.ts';
export { checkConfig } from './check.ts';
export { defaultTarget, upgradeConfig } from './upgrade.ts';
export type { ConfigChange } from './types.ts';
