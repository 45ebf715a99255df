import { useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import Loading from '@theme/Loading';
import { mountWidgets } from '@site/src/components/Widget/mountWidgets';
import { useContentHtml, type ContentState } from './useContentHtml';

type Props = Readonly<{ name: string }>;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** What the framework shows while it loads a page, or cannot. */
function loadingProps(content: Exclude<ContentState, { status: 'loaded' }>) {
  const isLoading = content.status === 'loading';
  return {
    isLoading,
    pastDelay: isLoading && content.isLate,
    timedOut: false,
    error: isLoading ? undefined : new Error(content.reason),
    retry: isLoading ? () => undefined : content.retry,
  };
}

/** Content that the server rendered. React owns the element, not what is in it. */
export default function KeptContent({ name }: Props): ReactElement {
  const { pathname } = useLocation();
  const history = useHistory();
  const element = useRef<HTMLDivElement>(null);
  const content = useContentHtml(name, pathname);
  const html = content.status === 'loaded' ? content.html : undefined;

  useLayoutEffect(() => {
    if (html === undefined || !element.current) return undefined;
    document.dispatchEvent(new Event('contentshown'));
    const target = window.location.hash && document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (target && document.documentElement.dataset.hasHydrated === 'true') target.scrollIntoView();
    return mountWidgets(element.current);
  }, [html]);

  function followLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || !isPlainClick(event)) return;
    if (link.origin !== window.location.origin || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }

  if (content.status !== 'loaded') return <Loading {...loadingProps(content)} />;
  return (
    // The links inside are what is clicked, and what the keyboard reaches.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={element} data-content={name} onClick={followLink} dangerouslySetInnerHTML={{ __html: content.html }} />
  );
}
