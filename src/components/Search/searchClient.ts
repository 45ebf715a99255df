import type { HostedProvider, Provider, SearchClient } from '#core/search';
import { createEmbeddedClient, type ImprovingClient } from './embeddedClient';
import { withSafeHtml } from './safeHtml';

let client: ImprovingClient | undefined;

/** The site's one search client. The first call starts to load what it needs, so that a query finds it ready. */
export function getSearchClient(provider: Provider): ImprovingClient {
  if (!client) {
    client = provider.kind === 'embedded' ? createEmbeddedClient(provider) : loadHostedClient(provider);
  }
  return client;
}

/** The provider's client is code of its own, loaded only where the site uses it. */
function loadHostedClient(provider: HostedProvider): ImprovingClient {
  let loading: Promise<SearchClient> | undefined;
  const load = () =>
    (loading ??= import('./hostedClient').then(({ createHostedClient }) => withSafeHtml(createHostedClient(provider))));
  void load();
  return {
    search: async (params) => (await load()).search(params),
    onComplete: () => () => undefined,
  };
}
