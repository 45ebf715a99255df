import {
  definesOptions,
  isBuildYaml,
  isConf,
  isWest,
  isWorkflow,
  setsOptions,
  type Configuration,
} from '#core/configuration';
import { checkBuildYaml } from './buildYaml.ts';
import { checkConf, isZmkConf } from './conf.ts';
import { checkHalves, settingsFor } from './halves.ts';
import { checkRelease, checkWest, checkWorkflow } from './release.ts';
import type { FileFinding, Finding } from './types.ts';

/** Finds mistakes in the files that aren't devicetree: `.conf`, `build.yaml`, `west.yml` and the workflow. */
export function checkConfig(configuration: Configuration): readonly Finding[] {
  const { files, release, hasModules } = configuration;
  const hasStudio = configuration.all.some(
    ({ name, settings }) =>
      setsOptions(name) &&
      settings.some(({ symbol, value }) => symbol === 'CONFIG_ZMK_STUDIO' && value.startsWith('y')),
  );
  // Without west.yml, there may be any modules.
  const mayHaveModules = definesOptions(files) || (hasModules ?? true);
  const findings = [...checkRelease(configuration), ...checkHalves(configuration)];
  for (const file of configuration.all) {
    const { name, text } = file;
    const found: readonly FileFinding[] =
      isConf(name) && isZmkConf(name, text)
        ? checkConf(file, settingsFor(name, configuration), { release, hasModules: mayHaveModules })
        : isBuildYaml(name)
          ? checkBuildYaml(file, configuration, { hasStudio, hasModules: mayHaveModules })
          : isWest(name)
            ? checkWest(file)
            : isWorkflow(name)
              ? checkWorkflow(file)
              : [];
    findings.push(...found.map((finding) => ({ ...finding, file: name })));
  }
  return findings;
}
