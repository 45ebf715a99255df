import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from '@docusaurus/router';
import { islands } from '@site/src/islands/registry';
import { islandKey } from './islandKey';
import { loadPageHtml } from './pageHtml';

type Props = Readonly<{ name: string; props: object }>;

const find = (root: ParentNode, key: string) => root.querySelector(`[data-island="${key}"]`)?.innerHTML;

/**
 * Shows a build-time component. The server renders it; the browser keeps the HTML it was sent, and after a client-side
 * navigation cuts the same piece out of the page's own HTML, so neither the component nor its data is ever shipped.
 */
export default function Island({ name, props }: Props): ReactElement {
  const key = islandKey(name, props);
  const Component = islands[name];
  if (Component) {
    return (
      <div data-island={key}>
        <Component {...props} />
      </div>
    );
  }
  return <KeptHtml key={key} islandKey={key} />;
}

function KeptHtml({ islandKey: key }: Readonly<{ islandKey: string }>): ReactElement {
  const { pathname } = useLocation();
  const [html, setHtml] = useState(() => find(document, key));
  useEffect(() => {
    if (html !== undefined) return undefined;
    let current = true;
    loadPageHtml(pathname).then(
      (page) => current && setHtml(find(page, key) ?? ''),
      // The table cannot be drawn without the page; loading it whole shows the browser's own error or the content.
      () => current && window.location.reload(),
    );
    return () => {
      current = false;
    };
  }, [html, key, pathname]);
  useEffect(() => {
    if (html && window.location.hash)
      document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }, [html]);
  return <div data-island={key} dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}
