import type { ComponentProps, ReactElement } from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { NavLink } from 'react-router-dom';

/** The router's own anchor would follow each click of a double click, so that Back would lead to the same page. */
const PlainAnchor = ({ navigate: _navigate, ...props }: ComponentProps<'a'> & { navigate?: unknown }) => (
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is one of the props
  <a {...props} />
);

/**
 * Replaces `@docusaurus/Link` in production browsers. The original creates an IntersectionObserver each time it's rendered, and
 * those of links out of view remain, so that each page the reader opens makes the next one slower. An ordinary link is enough:
 * useClientNavigation.ts follows it, and navigation.ts prefetches the page.
 */
export default function Link(linkProps: Props): ReactElement {
  const { to, href = to, autoAddBaseUrl = true, isNavLink, activeClassName, children, ...props } = linkProps;
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  // pathname:// marks paths that aren't pages of this site, such as files and the same page in another language.
  const path = href?.replace('pathname://', '');
  const inSite = autoAddBaseUrl && path?.startsWith('/') ? withBaseUrl(path) : path;
  if (!inSite || !isInternalUrl(href))
    return (
      <a href={inSite} {...(inSite && { target: '_blank', rel: 'noopener noreferrer' })} {...props}>
        {children}
      </a>
    );
  const url = applyTrailingSlash(inSite, siteConfig);
  if (isNavLink)
    return (
      <NavLink {...props} component={PlainAnchor} activeClassName={activeClassName} to={url}>
        {children}
      </NavLink>
    );
  return (
    <a {...props} href={url}>
      {children}
    </a>
  );
}
