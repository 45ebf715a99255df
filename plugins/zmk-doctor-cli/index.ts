import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildStep } from '../../runtime/build/afterBuild.ts';
import { bundleCommand } from './bundleCommand.ts';

/** What people who have the tool's old name in their scripts get. */
export const oldCommand = `#!/usr/bin/env node
// The keymap upgrader is part of zmk-doctor.mjs now. Keep both files in the same folder.
process.argv.splice(2, 0, 'upgrade');
await import('./zmk-doctor.mjs').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('Download https://zmk.dev/zmk-doctor.mjs to the folder of this file. It does all the work.');
  process.exitCode = 2;
});
`;

/**
 * Puts the command line tool on the site, as one file that needs nothing but Node.js: /zmk-doctor.mjs. Its old name,
 * /keymap-upgrade.mjs, runs `zmk-doctor upgrade`.
 */
export const zmkDoctorCli: BuildStep = {
  name: 'command line tool',
  run: async ({ siteDir, outDir }) => {
    const command = path.join(outDir, 'zmk-doctor.mjs');
    await bundleCommand(siteDir, command);
    await fs.writeFile(path.join(outDir, 'keymap-upgrade.mjs'), oldCommand);
  },
};
