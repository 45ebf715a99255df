import type { liteClient } from 'algoliasearch/lite';

type Cache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

const urlOf = (host: Parameters<Cache['get']>[0]) => (typeof host === 'string' ? host : String(host.url));

/**
 * Remembers which hosts failed, so that the client avoids them for two minutes. The client's own cache (algoliasearch 5.61)
 * uses different keys to store a host and to look it up, so with every search, it would ask an unreachable host first.
 */
export function createHostsCache(): Cache {
  const hosts = new Map<string, unknown>();
  return {
    get: <Value>(host: Parameters<Cache['get']>[0], create: () => Promise<Value>) =>
      hosts.has(urlOf(host)) ? Promise.resolve(hosts.get(urlOf(host)) as Value) : create(),
    set: (host, state) => {
      hosts.set(urlOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => {
      hosts.delete(urlOf(host));
      return Promise.resolve();
    },
    clear: () => {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
