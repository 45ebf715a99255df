/**
 * Stands in the head of every page and remembers what is done while the rest is still arriving: which buttons are pressed,
 * whether the search is asked for, and the words typed after that. boot.ts, which ends the page, presses the buttons again;
 * the search takes over its keys (src/components/Search). It also shows the page as the reader chose it.
 */
import { showAsAsked } from './address';
import { hideClosedAnnouncement } from './announcement';
import { searchDialogId } from '../contract';
import { startDialogs } from './dialogs';
import { startSearch } from './search';
import { isTyping, opensSearch, typeAhead } from './searchKeys';

export type Early = {
  pressed: HTMLElement[];
  /** Buttons that boot.ts presses again when React has taken over the page; widgets take theirs (src/components/Widget). */
  held: HTMLElement[];
  /** The words for the search, once it is asked for. */
  search?: string;
  stopClicks: () => void;
  stopKeys: () => void;
};
export type EarlyWindow = Window & { early?: Early };

const pressed: HTMLElement[] = [];

function onClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('button,[role=button],[role=switch]');
  // A form is submitted without scripts.
  if (button && !button.closest('form, dialog, [data-search-open]')) pressed.push(button);
}

function onKeyDown(event: KeyboardEvent): void {
  const { search } = early;
  if (document.getElementById(searchDialogId)) return;
  if (search === undefined ? !opensSearch(event) : isTyping(event)) return;
  early.search = search === undefined ? '' : typeAhead(search, event);
  if (early.search !== search) event.preventDefault();
}

const early: Early = {
  pressed,
  held: [],
  stopClicks: () => removeEventListener('click', onClick, true),
  stopKeys: () => removeEventListener('keydown', onKeyDown, true),
};
(window as EarlyWindow).early = early;
addEventListener('click', onClick, true);
addEventListener('keydown', onKeyDown, true);
showAsAsked();
hideClosedAnnouncement();
startDialogs();
startSearch();
