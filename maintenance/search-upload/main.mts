/**
 * Uploads the search records of the built site to Algolia, with the settings of the index.
 *   ALGOLIA_APP_ID=… ALGOLIA_ADMIN_KEY=… [ALGOLIA_INDEX=…] npm run search:upload [-- folder of the built site]
 */
import fs from 'node:fs';
import { toRecords } from '#core/search';
import { readPages } from '../../plugins/search-index/readPages.ts';
import { readTarget } from './target.ts';
import { uploadRecords } from './uploadRecords.ts';

const folder = process.argv[2] ?? 'build';
const target = readTarget(process.env);
if (!target.ok) {
  console.error(target.reason);
  process.exitCode = 2;
} else if (!fs.existsSync(folder)) {
  console.error(`There is no built site in ${folder}. Run npm run build first.`);
  process.exitCode = 2;
} else {
  const records = toRecords(readPages(folder));
  const { indexName } = target.value;
  try {
    await uploadRecords(target.value, records);
    console.log(`Uploaded ${records.length} records to the index ${indexName}.`);
  } catch (error) {
    console.error(`Could not upload the records to the index ${indexName}: ${String(error)}`);
    process.exitCode = 1;
  }
}
