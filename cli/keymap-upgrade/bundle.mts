/** npm run build:cli: the command as one file, dist/keymap-upgrade.mjs, which package.json names as its bin. */
import { bundleCommand } from '../../plugins/keymap-upgrade-cli/bundleCommand.ts';

await bundleCommand(process.cwd(), 'dist/keymap-upgrade.mjs');
