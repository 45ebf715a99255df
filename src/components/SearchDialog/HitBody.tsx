import type { ReactElement } from 'react';
import type { InternalDocSearchHit } from '@docsearch/react';
import { SafeHtml } from '@site/src/components/Search/SafeHtml';

/** What a hit says: what was found, and below it where. */
function linesOf({ type, hierarchy, content, _snippetResult: shown }: InternalDocSearchHit) {
  const found = shown.content?.value ?? content ?? '';
  const page = shown.hierarchy.lvl1?.value ?? hierarchy.lvl1;
  switch (type) {
    case 'lvl0':
    case 'lvl1':
      return { title: page, path: found };
    case 'content':
      return { title: found, path: page };
    default:
      return { title: shown.hierarchy[type]?.value ?? hierarchy[type] ?? '', path: page };
  }
}

/** A hit in a quarter of DocSearch's elements: twenty of them are drawn anew with every key press. Its look is in hits.css. */
export function HitBody({ hit }: Readonly<{ hit: InternalDocSearchHit }>): ReactElement {
  const { title, path } = linesOf(hit);
  return (
    <>
      <SafeHtml className="DocSearch-Hit-title" value={title} />
      {path && <SafeHtml className="DocSearch-Hit-path" value={path} />}
    </>
  );
}
