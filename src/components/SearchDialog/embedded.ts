/** Entry point of the search dialog with the site's own index: a separate ES module that works with or without React. */
import type { EmbeddedProvider } from '#core/search';
import { createEmbeddedClient } from '../../searchClient/embeddedClient';
import { addStyles } from './addStyles';
import { createDialog } from './createDialog';

/** Inserted by the bundler (plugins/search-index). */
declare const searchProvider: EmbeddedProvider;

addStyles();
export const provider = searchProvider;
export const client = createEmbeddedClient(searchProvider);
export const attachSearch = createDialog(client, searchProvider);
