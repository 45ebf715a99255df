import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildStep } from '../../runtime/build/afterBuild.ts';
import { fillTemplate } from './fillTemplate.ts';

const scripts = ['setup.sh', 'setup.ps1'] as const;

/** Writes /setup.sh and /setup.ps1, the scripts of docs/user-setup, with the firmware's keyboards and controllers filled in. */
export const setupScripts: BuildStep = {
  name: 'setup scripts',
  async run({ siteDir, outDir }) {
    // The tables of the firmware take a while to load, and only a build needs them.
    const { hardware } = await import('./hardware.ts');
    for (const name of scripts) {
      const template = await fs.readFile(path.join(siteDir, 'plugins/setup-script/templates', name), 'utf8');
      await fs.writeFile(path.join(outDir, name), fillTemplate(template, hardware));
    }
  },
};
