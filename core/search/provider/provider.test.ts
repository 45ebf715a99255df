import { expect, it } from 'vitest';
import { hostedProvider, providerOrigin, toHost } from './index.ts';

const credentials = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key' };

it('leaves search to the embedded engine without credentials', () => {
  expect(hostedProvider({})).toBeUndefined();
  expect(hostedProvider({ ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: '' })).toBeUndefined();
});

it('takes the hosted provider with both credentials, with an index named for the project', () => {
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

it('throws when the application id or the key is missing', () => {
  expect(() => hostedProvider({ ALGOLIA_APP_ID: 'APP' })).toThrow('ALGOLIA_SEARCH_KEY is missing');
  expect(() => hostedProvider({ ALGOLIA_SEARCH_KEY: 'key' })).toThrow('ALGOLIA_APP_ID is missing');
});

it('connects early to the host that is asked first', () => {
  expect(
    providerOrigin({ kind: 'hosted', indexName: 'i', appId: 'APP', apiKey: 'k', insights: false, hosts: [] }),
  ).toBe('https://app-dsn.algolia.net');
});

it.each([
  ['https://search.example.org', { url: 'search.example.org', accept: 'readWrite', protocol: 'https' }],
  ['http://127.0.0.1:4000/', { url: '127.0.0.1:4000', accept: 'readWrite', protocol: 'http' }],
])('hands the host of %s to the provider’s clients', (origin, host) => {
  expect(toHost(origin)).toEqual(host);
});
