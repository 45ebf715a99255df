import type { ClientModule } from '@docusaurus/types';
import { pageChanged } from '@site/runtime/contract';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/**
 * Runs in the framework after each change of address. Its router sets the hash without the event by which a browser tells of it,
 * and for which runtime/inline/tabs.ts waits: a target in a tab that is not open would stay hidden. A new query alone is no reason to
 * scroll.
 */
export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  if (!previousLocation) return;
  if (location.pathname !== previousLocation.pathname) document.dispatchEvent(new Event(pageChanged));
  if (location.hash !== previousLocation.hash || location.search === previousLocation.search)
    dispatchEvent(new Event('hashchange'));
}
