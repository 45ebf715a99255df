import { checkBuildYaml } from './buildYaml.ts';
import { checkConf, readConf } from './conf.ts';
import { checkRelease, readWest } from './release.ts';
import type { Files, Finding } from './types.ts';

/** Says what is wrong with the files of a configuration that are not devicetree. */
export function checkConfig(files: Files): readonly Finding[] {
  const west = [...files].find(([name]) => /(^|\/)west\.ya?ml$/.test(name))?.[1];
  const modules = west === undefined ? null : readWest(west);
  const hasKconfig = [...files.keys()].some((name) => /(^|\/)Kconfig/.test(name));
  // Without west.yml nobody can say which modules there are.
  const hasModules = hasKconfig || modules === null || modules.isFork || modules.modules.length > 0;
  const hasStudio = [...files].some(
    ([name, text]) =>
      name.endsWith('.conf') &&
      readConf(text).some(({ symbol, value }) => symbol === 'CONFIG_ZMK_STUDIO' && value === 'y'),
  );
  const ownNames = (word: string): boolean =>
    [...files.keys()].some((name) =>
      new RegExp(`(^|/)boards/.*(^|/)${word.replace(/[^\w-]/g, '.')}(_left|_right)?(\\.|/|$)`).test(name),
    );
  const findings = [...checkRelease(files)];
  for (const [name, text] of files) {
    if (name.endsWith('.conf')) findings.push(...checkConf(name, text, hasModules));
    else if (/(^|\/)build\.ya?ml$/.test(name)) findings.push(...checkBuildYaml(name, text, ownNames, hasStudio));
  }
  return findings;
}
