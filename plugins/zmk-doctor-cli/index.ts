import fs from 'node:fs/promises';
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
    const command = path.join(outDir, 'zmk-doctor.mjs');
    await bundleCommand(siteDir, command);
    await fs.copyFile(command, path.join(outDir, 'keymap-upgrade.mjs'));
  },
};
