/**
 * In the head of every page. It remembers which buttons are pressed while the rest is still arriving, and boot.ts, which ends the
 * page, presses them again. It also opens the search, and shows the page as the reader chose it.
 */
import { showAsAsked } from './address';
import { hideClosedAnnouncement } from './announcement';
import { startDialogs } from './dialogs';
import { startSearch } from './search';

export type Early = {
  pressed: HTMLElement[];
  /** Buttons that boot.ts presses again when React has taken over the page; widgets take theirs (src/components/Widget). */
  held: HTMLElement[];
  stopClicks: () => void;
};
export type EarlyWindow = Window & { early?: Early };

const pressed: HTMLElement[] = [];

function onClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('button,[role=button],[role=switch]');
  // A form is submitted without scripts.
  if (button && !button.closest('form, dialog, [data-search-open]')) pressed.push(button);
}

const early: Early = {
  pressed,
  held: [],
  stopClicks: () => removeEventListener('click', onClick, true),
};
(window as EarlyWindow).early = early;
addEventListener('click', onClick, true);
showAsAsked();
hideClosedAnnouncement();
startDialogs();
startSearch();
