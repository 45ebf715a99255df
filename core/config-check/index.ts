/** Checks and upgrades a configuration: its keymaps, and `.conf`, `build.yaml`, `west.yml` and the workflow beside them. See README.md. */
export { readBuilds, type Build } from './buildYaml.ts';
export { checkAll } from './checkAll.ts';
export { checkConfig } from './check.ts';
export { readConf, type Setting } from './conf.ts';
export { readWest, readWorkflow } from './release.ts';
export { targetOf, upgradeConfig } from './upgrade.ts';
export { isBuildYaml, isConf, isDevicetree, isKeymap, isWest, isWorkflow } from './kinds.ts';
export type { ConfigChange, Files, Target } from './types.ts';
