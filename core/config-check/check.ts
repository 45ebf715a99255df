import { checkBuildYaml } from './buildYaml.ts';
import { checkConf, isZmkConf, readConf } from './conf.ts';
import { checkHalves, settingsFor } from './halves.ts';
import { isBuildYaml, isConf, isKconfig, isWest, isWorkflow, setsOptions } from './kinds.ts';
import { checkRelease, checkWest, checkWorkflow, readWorkflow, westIn } from './release.ts';
import type { Files, Finding } from './types.ts';

/** Finds mistakes in the files that aren't devicetree: `.conf`, `build.yaml`, `west.yml` and the workflow. */
export function checkConfig(files: Files): readonly Finding[] {
  const west = westIn(files);
  const hasKconfig = [...files.keys()].some(isKconfig);
  // Without west.yml, there may be any modules.
  const hasModules = hasKconfig || (west?.hasModules ?? true);
  const hasStudio = [...files].some(
    ([name, text]) =>
      setsOptions(name) &&
      readConf(text).some(({ symbol, value }) => symbol === 'CONFIG_ZMK_STUDIO' && value.startsWith('y')),
  );
  const ownShields = [...files.keys()].flatMap(
    (file) => /(?:^|\/)boards\/shields\/[^/]+\/([^/]+)\.overlay$/.exec(file)?.[1] ?? [],
  );
  const workflows = [...files].filter(([name]) => isWorkflow(name));
  const workflow = workflows.some(([, text]) => readWorkflow(text)) ? 'zmk' : workflows.length > 0 ? 'own' : undefined;
  const findings = [...checkRelease(files), ...checkHalves(files)];
  for (const [file, text] of files) {
    const found =
      isConf(file) && isZmkConf(file, text)
        ? checkConf(text, settingsFor(file, files), hasModules)
        : isBuildYaml(file)
          ? checkBuildYaml(text, {
              isOwnName: (name) => isDefinedIn(files, name),
              ownShields,
              hasStudio,
              hasModules,
              revision: west?.isFork ? undefined : west?.revision?.text,
              workflow,
            })
          : isWest(file)
            ? checkWest(text)
            : isWorkflow(file)
              ? checkWorkflow(text)
              : [];
    findings.push(...found.map((finding) => ({ ...finding, file })));
  }
  return findings;
}

/** Whether the configuration itself defines a board or shield with this name. */
export const isDefinedIn = (files: Files, name: string): boolean =>
  [...files.keys()].some((file) => definesKeyboard(file, name));

export const definesKeyboard = (file: string, name: string): boolean =>
  new RegExp(`(^|/)boards/(.*/)?${name.replace(/[^\w-]/g, '.')}(_left|_right)?(\\.|/|$)`).test(file);
