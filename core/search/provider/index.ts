/** The index files of the site and the worker that searches them. */
export type EmbeddedProvider = Readonly<{
  kind: 'embedded';
  indexName: string;
  workerUrl: string;
  outlineUrl: string;
  textsUrl: string;
}>;

/** Algolia, or a proxy for it. */
export type HostedProvider = Readonly<{
  kind: 'hosted';
  indexName: string;
  appId: string;
  apiKey: string;
  insights: boolean;
  hosts: readonly string[];
}>;

/** The configured search provider. It's sent to the browser, so the key has to be the public search-only key. */
export type Provider = EmbeddedProvider | HostedProvider;

export const defaultIndexName = 'zmkfirmware';

/**
 * The hosted provider if its credentials are set. Throws if only one of the two is set. `ALGOLIA_HOSTS` (origins,
 * separated by commas) replaces the provider's own hosts, for a proxy or a test.
 */
export function hostedProvider(env: Readonly<Record<string, string | undefined>>): HostedProvider | undefined {
  const {
    ALGOLIA_APP_ID: appId = '',
    ALGOLIA_SEARCH_KEY: apiKey = '',
    ALGOLIA_INDEX,
    ALGOLIA_INSIGHTS,
    ALGOLIA_HOSTS = '',
  } = env;
  if (appId === '' && apiKey === '') return undefined;
  if (appId === '')
    throw new Error(
      'ALGOLIA_SEARCH_KEY is set but ALGOLIA_APP_ID is missing. Set both, or neither for the embedded search.',
    );
  if (apiKey === '')
    throw new Error(
      'ALGOLIA_APP_ID is set but ALGOLIA_SEARCH_KEY is missing. Set both, or neither for the embedded search.',
    );
  return {
    kind: 'hosted',
    indexName: ALGOLIA_INDEX || defaultIndexName,
    appId,
    apiKey,
    insights: ALGOLIA_INSIGHTS === 'true',
    hosts: ALGOLIA_HOSTS.split(',').filter((host) => host !== ''),
  };
}

/** Where the browser sends its queries. Used to preconnect. */
export const providerOrigin = ({ appId, hosts }: HostedProvider): string =>
  hosts[0] ?? `https://${appId.toLowerCase()}-dsn.algolia.net`;

/** Converts an origin such as `https://search.example.org` to the host format of the provider's clients. */
export function toHost(origin: string) {
  const [, protocol, url = ''] = /^(https?):\/\/([^/]+)/.exec(origin) ?? [];
  return { url, accept: 'readWrite', protocol: protocol === 'http' ? 'http' : 'https' } as const;
}
