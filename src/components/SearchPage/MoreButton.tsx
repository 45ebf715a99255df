import type { ReactElement } from 'react';
import { useFocusHandover } from '@site/src/hooks/useFocusHandover';
import { useOnNearScreen } from './useOnNearScreen';

/** The link of the last result above the button. */
const lastResult = (button: HTMLElement): HTMLElement | null =>
  button.previousElementSibling?.querySelector<HTMLElement>(':scope > :last-child a') ?? null;

/** Loads more results when it's clicked or about to scroll into view. Removed when all are loaded. */
export function MoreButton({ loadMore }: Readonly<{ loadMore: () => void }>): ReactElement {
  const button = useOnNearScreen<HTMLButtonElement>(loadMore);
  useFocusHandover(button, lastResult);
  return (
    <button ref={button} type="button" className="button button--secondary" onClick={loadMore}>
      Show more results
    </button>
  );
}
