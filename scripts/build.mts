/** `npm run build`: the production site in build/. Arguments go to `docusaurus build`; `--always` builds even if nothing changed. */
import { buildSite } from './site/buildSite.ts';

const args = process.argv.slice(2);
try {
  await buildSite({
    root: process.cwd(),
    always: args.includes('--always'),
    args: args.filter((arg) => arg !== '--always'),
  });
} catch (error) {
  // `npm test` runs this file without scripts/launch.mjs, which would print the message. By name, because tsx can load the
  // class twice.
  if (!(error instanceof Error) || error.name !== 'UserError') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
