/** Checks a whole configuration, and upgrades its `.conf`, `build.yaml`, `west.yml` and workflow. See README.md. */
export { readBuilds, type Build } from './buildYaml.ts';
export { checkAll } from './checkAll.ts';
export { checkConfig } from './check.ts';
export { readConf, type Setting } from './conf.ts';
export { readWest, readWorkflow } from './release.ts';
export { targetOf, upgradeConfig } from './upgrade.ts';
export { isBuildYaml, isConf, isDevicetree, isKeymap, isWest, isWorkflow } from './kinds.ts';
export type { ConfigChange, Files, Target } from './types.ts';
