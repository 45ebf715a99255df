import fs from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../preview-server/siteFiles';

const folder = path.join(process.cwd(), 'build');

const pageFiles = (): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));

/** The routes of all pages in build/. */
export const builtRoutes = (): readonly string[] => pageFiles().map(addressOf).sort();

/** The HTML of all pages in build/. */
export const builtPages = (): readonly Readonly<{ file: string; html: string }>[] =>
  pageFiles().map((file) => ({ file, html: fs.readFileSync(path.join(folder, file), 'utf8') }));
