/**
 * Lets the framework load this site without building it, into the folder that DOCUSAURUS_GENERATED_FILES_DIR_NAME names:
 * the configuration as it is understood, and the data that pages are made from.
 */
import { createRequire } from 'node:module';

type Framework = Readonly<{ loadSite: (where: Readonly<{ siteDir: string }>) => Promise<unknown> }>;

const require = createRequire(import.meta.url);
const { loadSite } = require('@docusaurus/core/lib/server/site.js') as Framework;
await loadSite({ siteDir: process.cwd() });
