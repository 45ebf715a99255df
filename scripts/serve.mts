/** `npm run serve`: serves the site that is in build/ without building it. */
import path from 'node:path';
import { serve } from './site/serve.ts';

await serve(path.join(process.cwd(), 'build'));
