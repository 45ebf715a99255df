import type { ReactElement, ReactNode } from 'react';
import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import { HitAnchor } from '@site/src/components/Search/HitAnchor';
import { useAfterPaint } from '@site/src/components/Search/useAfterPaint';
import { HitBody } from './HitBody';

/** `children` is what DocSearch would show. */
type Props = Readonly<{ hit: InternalDocSearchHit | StoredDocSearchHit; onChoose: () => void; children: ReactNode }>;

/** Hits that a reader sees without scrolling, about. The others are drawn right after them. */
const drawnAtOnce = 3;

type OptionProps = Readonly<{ hit: InternalDocSearchHit; onChoose: () => void }>;

const Option = ({ hit, onChoose }: OptionProps): ReactElement => (
  <HitAnchor href={hit.url} data-type={hit.type} role="option" aria-selected={false} tabIndex={-1} onClick={onChoose}>
    <HitBody hit={hit} />
  </HitAnchor>
);

function LaterOption({ hit, onChoose }: OptionProps): ReactElement | null {
  const drawn = useAfterPaint(hit);
  return drawn ? <Option hit={drawn} onChoose={onChoose} /> : null;
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
  const isSeen = (hit.__autocomplete_id ?? 0) < drawnAtOnce;
  return isSeen ? <Option hit={hit} onChoose={onChoose} /> : <LaterOption hit={hit} onChoose={onChoose} />;
}
