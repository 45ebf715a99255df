import { useEffect, type RefObject } from 'react';
import type { ImprovingClient } from '@site/src/components/Search/embeddedClient';

/**
 * Asks the current question again once the full text is there. DocSearch offers no call for it, but searches anew when its input
 * is focused. A reader who has already moved down the list keeps the list.
 */
export function useRefresh(frame: RefObject<HTMLElement | null>, client: ImprovingClient): void {
  useEffect(
    () =>
      client.onComplete(() => {
        const input = frame.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
        if (!input?.value) return;
        const active = input.getAttribute('aria-activedescendant') ?? '-0';
        if (active.endsWith('-0')) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }),
    [frame, client],
  );
}
