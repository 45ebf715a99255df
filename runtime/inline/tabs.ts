/** Switches the tabs of src/theme/Tabs. Choices are remembered per group, and some are in the URL's query. */
import { attributes, pageChangedEvent, storageKeys } from '../contract';
import { markScrollable } from './scrollable';
import { remember, stored } from './stored';

const tabsSelector = `[${attributes.tabs}]`;
const tabSelector = `${tabsSelector} [role=tab]`;

const tabsOf = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]'),
];

function show(container: HTMLElement, value: string): boolean {
  const tabs = tabsOf(container);
  if (!tabs.some((tab) => tab.dataset.value === value)) return false;
  for (const tab of tabs) {
    const isChosen = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.classList.toggle('tabs__item--active', isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const panel of container.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')) {
    panel.hidden = panel.dataset.value !== value;
  }
  return true;
}

function choose(container: HTMLElement, value: string): void {
  const { group, query } = container.dataset;
  show(container, value);
  if (query) {
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    history.replaceState(history.state, '', url);
  }
  if (group) {
    remember(storageKeys.tab(group), value);
    showEverywhere(group, value, container);
  }
  markScrollable();
}

/** Makes the same choice in all other tabs of the group, and scrolls so that the clicked tab stays where it is on the screen. */
function showEverywhere(group: string, value: string, container: HTMLElement): void {
  const tab = tabsOf(container)[0];
  const before = tab?.getBoundingClientRect().top ?? 0;
  for (const other of document.querySelectorAll<HTMLElement>(tabsSelector)) {
    if (other !== container && other.dataset.group === group) show(other, value);
  }
  scrollBy({ top: (tab?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
}

export function showTab(panel: HTMLElement): void {
  if (panel.parentElement && panel.dataset.value) show(panel.parentElement, panel.dataset.value);
}

function restore(): void {
  // Skipped for the many URLs without a query, because creating URLSearchParams takes a phone a few milliseconds.
  const query = location.search ? new URLSearchParams(location.search) : undefined;
  for (const container of document.querySelectorAll<HTMLElement>(tabsSelector)) {
    const { group, query: name } = container.dataset;
    const fromUrl = name && query?.get(name);
    if (!fromUrl || !show(container, fromUrl)) {
      const value = group && stored(storageKeys.tab(group));
      if (value) show(container, value);
    }
  }
}

export function startTabs(): void {
  restore();
  document.addEventListener(pageChangedEvent, restore);
  document.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest<HTMLElement>(tabSelector);
    const container = tab?.closest<HTMLElement>(tabsSelector);
    if (container && tab?.dataset.value) choose(container, tab.dataset.value);
  });
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>(tabSelector);
    const container = tab?.closest<HTMLElement>(tabsSelector);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // The browser uses some combinations: Alt+Left goes back.
    const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!tab || !container || !step || isChord) return;
    const tabs = tabsOf(container);
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    event.preventDefault();
    next?.focus();
    if (next?.dataset.value) choose(container, next.dataset.value);
  });
}
