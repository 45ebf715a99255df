/** Entry point of the search dialog with the hosted provider: a separate ES module that works with or without React. */
import type { HostedProvider } from '#core/search';
import { createHostedClient } from '../../searchClient/hostedClient';
import { addStyles } from './addStyles';
import { createDialog } from './createDialog';

/** Inserted by the bundler (plugins/search-index). */
declare const searchProvider: HostedProvider;

addStyles();
export const provider = searchProvider;
export const client = createHostedClient(searchProvider);
export const attachSearch = createDialog(client, searchProvider);
