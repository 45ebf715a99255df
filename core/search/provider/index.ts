/** The index in the site, and the worker that searches it. */
export type EmbeddedProvider = Readonly<{
  kind: 'embedded';
  indexName: string;
  workerUrl: string;
  outlineUrl: string;
  textsUrl: string;
}>;

/** Algolia, or a proxy of it. */
export type HostedProvider = Readonly<{
  kind: 'hosted';
  indexName: string;
  appId: string;
  apiKey: string;
  insights: boolean;
  hosts: readonly string[];
}>;

/** Who answers searches. This object reaches the browser: the search key is the public one. */
export type Provider = EmbeddedProvider | HostedProvider;

/** The index is named for the project. */
export const defaultIndexName = 'zmkfirmware';

/**
 * The hosted provider when its credentials are set, nothing otherwise. Half of the credentials is a mistake.
 * `ALGOLIA_HOSTS` (origins, separated by commas) replaces the provider's own hosts, for a proxy or a test.
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

/** Where the browser will send its queries, to connect early. */
export const providerOrigin = ({ appId, hosts }: HostedProvider): string =>
  hosts[0] ?? `https://${appId.toLowerCase()}-dsn.algolia.net`;

/** A host as the provider's clients take it, from an origin such as `https://search.example.org`. */
export function toHost(origin: string) {
  const [, protocol, url = ''] = /^(https?):\/\/([^/]+)/.exec(origin) ?? [];
  return { url, accept: 'readWrite', protocol: protocol === 'http' ? 'http' : 'https' } as const;
}
