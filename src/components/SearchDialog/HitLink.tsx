import type { ReactElement, ReactNode } from 'react';
import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import { HitAnchor } from '@site/src/components/Search/HitAnchor';
import { HitBody } from './HitBody';
import { useAfterPaint } from './useAfterPaint';

/** `children` is what DocSearch would show. */
type Props = Readonly<{ hit: InternalDocSearchHit | StoredDocSearchHit; onChoose: () => void; children: ReactNode }>;

/** Hits that a reader sees without scrolling, about. The others are drawn right after them. */
const drawnAtOnce = 6;

function LaterHitBody({ hit }: Readonly<{ hit: InternalDocSearchHit }>): ReactElement | null {
  const drawn = useAfterPaint(hit);
  return drawn ? <HitBody hit={drawn} /> : null;
}

/**
 * Hits are chosen with the arrow keys from the input and take no tab stop. Searches of before do: they are stored without
 * snippets, and have buttons of their own.
 */
export function HitLink({ hit, onChoose, children }: Props): ReactElement {
  if (!('_snippetResult' in hit))
    return (
      <HitAnchor href={hit.url} onClick={onChoose}>
        {children}
      </HitAnchor>
    );
  const Body = (hit.__autocomplete_id ?? 0) < drawnAtOnce ? HitBody : LaterHitBody;
  return (
    <HitAnchor href={hit.url} tabIndex={-1} onClick={onChoose}>
      <Body hit={hit} />
    </HitAnchor>
  );
}
