import { liteClient } from 'algoliasearch/lite';
import type { HostedProvider, SearchClient, SearchResponse } from '#core/search';
import { toHost } from '#core/search/provider';
import { createHostsCache } from './hostsCache';
import { withSafeHtml } from './safeHtml';

export const timeouts = { connect: 1000, read: 2000, write: 30_000 } as const;

/**
 * The hosted provider's client. It posts to the multi-query path with the credentials as query parameters, tries the next
 * host if one fails, and avoids failed hosts for two minutes. Its responses aren't trusted as HTML.
 */
export function createHostedClient({
  appId,
  apiKey,
  hosts,
}: Pick<HostedProvider, 'appId' | 'apiKey' | 'hosts'>): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts,
    hostsCache: createHostsCache(),
    ...(hosts.length > 0 ? { hosts: hosts.map(toHost) } : {}),
  });
  return withSafeHtml({
    async search({ requests }) {
      const { results } = await client.search({ requests: requests.map((request) => ({ ...request })) });
      // The provider's types cover every kind of index. Ours contains the records of #core/search.
      return { results: results as unknown as SearchResponse['results'] };
    },
  });
}
