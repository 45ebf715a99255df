/** Runs as a separate process during the build, because indexing takes as long as all other work after bundling. */
import { readPages } from './readPages.ts';
import { writeIndex, type IndexTask } from './writeIndex.ts';

const task = JSON.parse(process.argv[2] ?? '') as IndexTask;
await writeIndex(task, readPages(task.pagesDir));
