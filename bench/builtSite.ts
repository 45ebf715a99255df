import fs from 'node:fs';
import path from 'node:path';

/** The folder of the built site, which benchmarks measure. Without one, says so and ends the program. */
export function builtSite(): string {
  const folder = path.resolve('build');
  if (fs.existsSync(folder)) return folder;
  console.error(`There is no site in ${folder}. Build it first: npm run build.`);
  process.exit(1);
}
