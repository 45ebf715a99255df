/** The search dialog over the index in the site: an ES module of its own, which runs with or without the framework. */
import type { EmbeddedProvider } from '#core/search';
import { createEmbeddedClient } from '../Search/embeddedClient';
import { addStyles } from './addStyles';
import { createDialog } from './createDialog';

/** Put in by the bundler (plugins/search-index). */
declare const searchProvider: EmbeddedProvider;

addStyles();
export const provider = searchProvider;
export const client = createEmbeddedClient(searchProvider);
export const attachSearch = createDialog(client, searchProvider);
