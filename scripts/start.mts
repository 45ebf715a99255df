/** `npm start [-- --port N]`: builds the site if something changed, and serves it. */
import { readPort } from '../preview-server/port.ts';
import { UserError } from './userError.ts';
import { buildSite } from './site/buildSite.ts';
import { serve } from './site/serve.ts';

const args = process.argv.slice(2);
// Before the build, so that a typo in the port is reported right away.
const port = readPort(args, process.env.PORT);
if (!port.ok) throw new UserError(port.reason);

// The others are for Docusaurus.
const others = args.filter((arg, index) => !/^--port(=|$)/.test(arg) && args[index - 1] !== '--port');
await serve(await buildSite({ root: process.cwd(), args: others }), args);
