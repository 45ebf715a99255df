import fs from 'node:fs';
import path from 'node:path';

/** The folder of the built site. Exits with a message if there is none. */
export function builtSite(): string {
  const folder = path.resolve('build');
  if (fs.existsSync(folder)) return folder;
  console.error(`There is no built site in ${folder}. Run npm run build first.`);
  process.exit(1);
}
