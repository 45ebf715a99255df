import type { Provider } from '#core/search';
import { createEmbeddedClient, type ImprovingClient } from './embeddedClient';
import { createLazyClient } from './lazyClient';

let client: ImprovingClient | undefined;

/** The site's one search client. The first call starts to load what it needs, so that a query finds it ready. */
export const getSearchClient = (provider: Provider): ImprovingClient => (client ??= createClient(provider));

function createClient(provider: Provider): ImprovingClient {
  if (provider.kind === 'embedded') return createEmbeddedClient(provider);
  const hosted = createLazyClient(async () => {
    const { createHostedClient } = await import('./hostedClient');
    return createHostedClient(provider);
  });
  return { ...hosted, onComplete: () => () => undefined };
}
