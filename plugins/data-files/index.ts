import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Writes the reference tables as /data/*.json, for editors, linters and other tools. */
export default function dataFilesPlugin(): Plugin {
  return {
    name: 'data-files',
    async postBuild({ outDir, siteConfig: { url } }) {
      // The firmware's facts take a while to load: here they do so while the site is indexed.
      const { dataFileText, dataFiles } = await import('./dataFiles.ts');
      const folder = path.join(outDir, 'data');
      await fs.mkdir(folder, { recursive: true });
      await Promise.all(
        dataFiles.map((file) => fs.writeFile(path.join(folder, `${file.name}.json`), dataFileText(file, url))),
      );
    },
  };
}
