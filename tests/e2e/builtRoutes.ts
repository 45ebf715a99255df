import fs from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../preview-server/siteFiles';

/** The routes of all pages in build/. */
export function builtRoutes(): readonly string[] {
  const folder = path.join(process.cwd(), 'build');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => addressOf(file.replaceAll('\\', '/')))
    .sort();
}
