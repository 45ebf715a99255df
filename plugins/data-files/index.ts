import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildStep } from '../../runtime/build/afterBuild.ts';

/** Writes the reference tables as /data/*.json, for editors, linters, and other tools. */
export const dataFilesStep: BuildStep = {
  name: 'data files',
  async run({ outDir, url }) {
    // The tables of the firmware take a while to load, and only a build needs them.
    const { dataFileText, dataFiles } = await import('./dataFiles.ts');
    const folder = path.join(outDir, 'data');
    await fs.mkdir(folder, { recursive: true });
    await Promise.all(
      dataFiles.map((file) => fs.writeFile(path.join(folder, `${file.name}.json`), dataFileText(file, url))),
    );
  },
};
