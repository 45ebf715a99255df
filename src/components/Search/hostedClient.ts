import { liteClient } from 'algoliasearch/lite';
import type { HostedProvider, SearchClient } from '#core/search';
import { createHostsCache } from './hostsCache';

export const timeouts = { connect: 1000, read: 2000, write: 30_000 } as const;

/**
 * The hosted provider's own client. It posts to the multi-query path with the credentials as query parameters, goes on to the
 * next host when one fails, and leaves a failed host alone for two minutes.
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
  return {
    async search({ requests }) {
      const { results } = await client.search({ requests: requests.map((request) => ({ ...request })) });
      return { results: results as never };
    },
  };
}

function toHost(origin: string) {
  const { protocol, host } = new URL(origin);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
