import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleCommand } from './bundleCommand.ts';

/**
 * Puts the command line tool on the site, as one file that needs nothing but Node.js: /zmk-doctor.mjs. Under its old name,
 * /keymap-upgrade.mjs, it upgrades.
 */
export default function zmkDoctorCli({ siteDir }: LoadContext): Plugin {
  return {
    name: 'zmk-doctor-cli',
    async postBuild({ outDir }) {
      for (const name of ['zmk-doctor.mjs', 'keymap-upgrade.mjs'])
        await bundleCommand(siteDir, path.join(outDir, name));
    },
  };
}
