/**
 * Puts the records of the built site into the hosted provider's index, and sets the index up for them.
 *   ALGOLIA_APP_ID=… ALGOLIA_ADMIN_KEY=… [ALGOLIA_INDEX=…] npm run search:upload [-- folder of the built site]
 */
import fs from 'node:fs';
import path from 'node:path';
import { toRecords } from '#core/search';
import { cutSite } from '#core/search/cut';
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
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const html = files.map((file) => ({
    file: file.replaceAll('\\', '/'),
    html: fs.readFileSync(path.join(folder, file), 'utf8'),
  }));
  const records = toRecords(cutSite(html));
  await uploadRecords(target.value, records);
  console.log(`${records.length} records are in the index ${target.value.indexName}.`);
}
