import type { ClientModule } from '@docusaurus/types';
import { holdsContent, loadPageHtml } from '@site/src/components/KeptContent/pageHtml';

/** Fetches the content of the next page beside its code, which is being loaded now, and not after it. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  const isNextPage = previousLocation !== null && location.pathname !== previousLocation.pathname;
  if (isNextPage && holdsContent(location.pathname)) loadPageHtml(location.pathname);
};
