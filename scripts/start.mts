/** `npm start`: builds the site where something changed and serves it. */
import { readPort } from '../server/port.ts';
import { UserError } from './userError.ts';
import { buildSite } from './site/buildSite.ts';
import { serve } from './site/serve.ts';

// Before the build, which takes a while: nobody should wait for it only to hear about a typing error.
const port = readPort(process.env.PORT);
if (!port.ok) throw new UserError(port.reason);

await serve(await buildSite({ root: process.cwd(), args: process.argv.slice(2) }));
