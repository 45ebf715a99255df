import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fillTemplate } from './fillTemplate.ts';

const scripts = ['setup.sh', 'setup.ps1'] as const;

/** Serves /setup.sh and /setup.ps1, the scripts of docs/user-setup, with the keyboards of this version in them. */
export default function setupScript({ siteDir }: LoadContext): Plugin {
  return {
    name: 'setup-script',
    async postBuild({ outDir }) {
      // The firmware's facts take a while to load: here they do so while the site is indexed.
      const { hardware } = await import('./hardware.ts');
      for (const name of scripts) {
        const template = await fs.readFile(path.join(siteDir, 'plugins/setup-script/templates', name), 'utf8');
        await fs.writeFile(path.join(outDir, name), fillTemplate(template, hardware));
      }
    },
  };
}
