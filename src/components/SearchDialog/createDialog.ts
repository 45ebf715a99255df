import type { Provider, SearchClient, SearchRequest } from '#core/search';
import { createDrawing, partsOf, type Parts } from './drawing';
import { createSearchBox, type BoxState, type Item } from './searchBox';
import { createStoredSearches } from './storedSearches';

const hitSelector = '.search-hit';

/** The search in the page's dialog. A new kind of page may come with a new dialog, which is then attached in its turn. */
export function createDialog(client: SearchClient, provider: Provider): (dialog: HTMLDialogElement) => void {
  const stored = createStoredSearches(provider.indexName);
  const known = new WeakSet<HTMLDialogElement>();
  let parts: Parts | undefined;
  let draw: (state: BoxState) => void = () => undefined;
  let state: BoxState | undefined;
  let isDrawingSoon = false;
  /** Enter came before the answer: its first hit is followed when it's there. */
  let followsFirst = false;

  const box = createSearchBox({
    client,
    provider,
    stored,
    facetFilters: () => JSON.parse(parts?.dialog.dataset.facets ?? '[]') as NonNullable<SearchRequest['facetFilters']>,
    // One key press changes the state several times.
    onChange(next) {
      state = next;
      if (!isDrawingSoon) queueMicrotask(drawNow);
      isDrawingSoon = true;
    },
  });

  const isWaiting = () => state !== undefined && state.status !== 'idle';
  const activeLink = () => parts?.results.querySelector<HTMLElement>(`${hitSelector}[data-active]`);

  function drawNow(): void {
    isDrawingSoon = false;
    if (!state || !parts?.dialog.open) return;
    draw(state);
    if (!followsFirst || isWaiting()) return;
    followsFirst = false;
    activeLink()?.click();
  }

  /** The item that an element of the list belongs to. */
  function itemAt(target: EventTarget | null) {
    const link = (target as Element).closest('li')?.querySelector(hitSelector);
    for (const { source, items } of state?.collections ?? [])
      for (const item of items)
        if (link?.id === `search-item-${String(item.__autocomplete_id)}`) return { source, item };
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent, input: HTMLInputElement): void {
    const isEnter = event.key === 'Enter' && !event.isComposing;
    if (isEnter && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      if (isWaiting()) followsFirst = true;
      else activeLink()?.click();
    } else if (isEnter || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // Escape and Tab are the dialog's own.
      box.getInputProps({ inputElement: input }).onKeyDown(event);
    }
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const suggestion = target.closest('[data-suggestion]')?.textContent;
    if (suggestion) search(suggestion);
    const found = itemAt(target);
    if (!found) return;
    const { item } = found;
    const action = target.closest<HTMLElement>('[data-action]')?.dataset.action;
    if (action) act(action, item);
    else if (target.closest(hitSelector)) box.getItemProps(found).onClick(event);
  }

  /** Changes what is stored. The input gets the focus, as the button that had it is gone. */
  function act(action: string, item: Item): void {
    if (action === 'save') stored.addFavorite(item);
    else if (action === 'unsave') stored.removeFavorite(item);
    else stored.removeRecent(item);
    parts?.input.focus();
    void box.refresh();
  }

  /** As if the reader had just typed it. */
  function search(query: string): void {
    if (!parts) return;
    parts.input.value = query;
    parts.input.focus();
    parts.input.dispatchEvent(new Event('input'));
  }

  function listen({ dialog, form, input, results }: Parts): void {
    const { onChange } = box.getInputProps({ inputElement: input, maxLength: input.maxLength });
    input.addEventListener('input', (event) => {
      followsFirst = false;
      onChange(event);
    });
    input.addEventListener('keydown', (event) => onKeyDown(event, input));
    form.addEventListener('submit', (event) => event.preventDefault());
    results.addEventListener('click', onClick);
    results.addEventListener('mousemove', ({ target }) => {
      const id = itemAt(target)?.item.__autocomplete_id;
      if (typeof id === 'number' && id !== state?.activeItemId) box.setActiveItemId(id);
    });
    dialog.addEventListener('close', () => {
      input.value = '';
      followsFirst = false;
      parts = undefined;
      box.reset();
      results.replaceChildren();
    });
  }

  return (dialog) => {
    if (parts?.dialog !== dialog) {
      parts = partsOf(dialog);
      draw = createDrawing(parts);
      if (!known.has(dialog)) listen(parts);
      known.add(dialog);
    }
    search(parts.input.value);
  };
}
