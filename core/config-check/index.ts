/** Checks and upgrades the files of a configuration beside its keymap: `.conf`, `build.yaml`, `west.yml`, the workflow. See README.md. */
export { readBuilds, type Build } from './buildYaml.ts';
export { checkConfig } from './check.ts';
export { readConf, type Setting } from './conf.ts';
export { readWest, readWorkflow } from './release.ts';
export { upgradeConfig } from './upgrade.ts';
export type { ConfigChange, Files, Target } from './types.ts';
