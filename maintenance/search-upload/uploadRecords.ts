import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '#core/search';
import { toHost } from '#core/search/provider';
import { indexSettings, synonymRules } from './indexSettings.ts';
import type { UploadTarget } from './target.ts';

/** Ranks docs above blog posts, and headings above text, among otherwise equal hits. */
const weightOf = ({ url, type }: SearchRecord) =>
  (url.startsWith('/blog') ? 100 : 0) + (type === 'content' ? 10 : Number(type.slice(3)));

/** Replaces all records at once, so that readers never search a half-filled index. */
export async function uploadRecords(target: UploadTarget, records: readonly SearchRecord[]): Promise<void> {
  const { appId, adminKey, indexName, hosts } = target;
  const client = algoliasearch(appId, adminKey, hosts.length > 0 ? { hosts: hosts.map(toHost) } : {});
  await client.setSettings({ indexName, indexSettings });
  await client.saveSynonyms({ indexName, synonymHit: [...synonymRules], replaceExistingSynonyms: true });
  const objects = records.map((record) => ({ ...record, weight: weightOf(record) }));
  await client.replaceAllObjects({ indexName, objects, batchSize: 1000 });
}
