/** `npm run serve [-- --port N]`: serves the site that is in build/ without building it. */
import path from 'node:path';
import { serve } from './site/serve.ts';

await serve(path.join(process.cwd(), 'build'), process.argv.slice(2));
