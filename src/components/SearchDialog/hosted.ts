/** The search dialog over the hosted provider: an ES module of its own, which runs with or without the framework. */
import type { HostedProvider } from '#core/search';
import { createHostedClient } from '../Search/hostedClient';
import { addStyles } from './addStyles';
import { createDialog } from './createDialog';

/** Put in by the bundler (plugins/search-index). */
declare const searchProvider: HostedProvider;

addStyles();
export const provider = searchProvider;
export const client = createHostedClient(searchProvider);
export const attachSearch = createDialog(client, searchProvider);
