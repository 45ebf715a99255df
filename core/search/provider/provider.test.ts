import { expect, it } from 'vitest';
import { hostedProvider, providerOrigin, toHost } from './index.ts';

const credentials = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key' };

it('uses the embedded search without credentials', () => {
  expect(hostedProvider({})).toBeUndefined();
  expect(hostedProvider({ ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: '' })).toBeUndefined();
});

it('uses the hosted provider with both credentials, and an index named after the project', () => {
  expect(hostedProvider(credentials)).toMatchObject({
    kind: 'hosted',
    appId: 'APP',
    apiKey: 'key',
    indexName: 'zmkfirmware',
    insights: false,
  });
  expect(hostedProvider({ ...credentials, ALGOLIA_INDEX: 'mine', ALGOLIA_INSIGHTS: 'true' })).toMatchObject({
    indexName: 'mine',
    insights: true,
  });
});

it('throws if the application id or the key is missing', () => {
  expect(() => hostedProvider({ ALGOLIA_APP_ID: 'APP' })).toThrow('ALGOLIA_SEARCH_KEY is missing');
  expect(() => hostedProvider({ ALGOLIA_SEARCH_KEY: 'key' })).toThrow('ALGOLIA_APP_ID is missing');
});

it('preconnects to the provider, or to the first host that replaces it', () => {
  const originOf = (...hosts: readonly string[]) =>
    providerOrigin({ kind: 'hosted', indexName: 'i', appId: 'APP', apiKey: 'k', insights: false, hosts });
  expect(originOf()).toBe('https://app-dsn.algolia.net');
  expect(originOf('https://first.example', 'https://second.example')).toBe('https://first.example');
});

it.each([
  ['https://search.example.org', { url: 'search.example.org', accept: 'readWrite', protocol: 'https' }],
  ['http://127.0.0.1:4000/', { url: '127.0.0.1:4000', accept: 'readWrite', protocol: 'http' }],
])('converts %s to a host for the provider’s clients', (origin, host) => {
  expect(toHost(origin)).toEqual(host);
});
