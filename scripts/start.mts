/** `npm start`: builds the site if something changed, and serves it. */
import { readPort } from '../preview-server/port.ts';
import { UserError } from './userError.ts';
import { buildSite } from './site/buildSite.ts';
import { serve } from './site/serve.ts';

// Before the build, so that a typo in PORT is reported right away.
const port = readPort(process.env.PORT);
if (!port.ok) throw new UserError(port.reason);

await serve(await buildSite({ root: process.cwd(), args: process.argv.slice(2) }));
