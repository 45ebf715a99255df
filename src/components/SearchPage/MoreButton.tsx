import type { ReactElement } from 'react';
import { useFocusHandover } from '@site/src/components/FocusHandover/useFocusHandover';
import { useReachedEnd } from './useReachedEnd';

/** The last result above the button; the new ones follow it. */
const lastResult = (button: HTMLElement): HTMLElement | null =>
  button.previousElementSibling?.querySelector<HTMLElement>(':scope > :last-child a') ?? null;

/** The button after the list. Loads more when it's pressed or about to scroll into view, and disappears when all are there. */
export function MoreButton({ loadMore }: Readonly<{ loadMore: () => void }>): ReactElement {
  const button = useReachedEnd<HTMLButtonElement>(loadMore);
  useFocusHandover(button, lastResult);
  return (
    <button ref={button} type="button" className="button button--secondary" onClick={loadMore}>
      Show more results
    </button>
  );
}
