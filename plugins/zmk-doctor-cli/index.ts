import path from 'node:path';
import type { BuildStep } from '../../runtime/build/afterBuild.ts';
import { bundleCommand } from './bundleCommand.ts';

/**
 * Puts the command line tool on the site, as one file that needs nothing but Node.js: /zmk-doctor.mjs. Under its old name,
 * /keymap-upgrade.mjs, it runs `upgrade`.
 */
export const zmkDoctorCli: BuildStep = {
  name: 'command line tool',
  run: async ({ siteDir, outDir }) => {
    for (const name of ['zmk-doctor.mjs', 'keymap-upgrade.mjs']) await bundleCommand(siteDir, path.join(outDir, name));
  },
};
