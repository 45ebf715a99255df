/** A program of its own, beside the build: it takes as long as all other plugins together take after the bundling. */
import { readPages } from './readPages.ts';
import { writeIndex, type IndexTask } from './writeIndex.ts';

const task = JSON.parse(process.argv[2] ?? '') as IndexTask;
await writeIndex(task, readPages(task.pagesDir));
