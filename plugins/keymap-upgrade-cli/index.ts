import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleCommand } from './bundleCommand.ts';

/** Puts the keymap upgrader for the command line on the site, as one file that needs nothing but Node.js: /keymap-upgrade.mjs */
export default function keymapUpgradeCli({ siteDir }: LoadContext): Plugin {
  return {
    name: 'keymap-upgrade-cli',
    async postBuild({ outDir }) {
      await bundleCommand(siteDir, path.join(outDir, 'keymap-upgrade.mjs'));
    },
  };
}
