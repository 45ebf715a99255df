/**
 * Has Docusaurus load this site without building it. That writes the complete configuration and the data of its pages to
 * the folder in DOCUSAURUS_GENERATED_FILES_DIR_NAME.
 */
import { createRequire } from 'node:module';

type Framework = Readonly<{ loadSite: (where: Readonly<{ siteDir: string }>) => Promise<unknown> }>;

const require = createRequire(import.meta.url);
const { loadSite } = require('@docusaurus/core/lib/server/site.js') as Framework;
await loadSite({ siteDir: process.cwd() });
