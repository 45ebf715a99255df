import type { Provider, SearchClient, SearchRequest } from '#core/search';
import { createRenderer, findElements, type DialogElements } from './renderer';
import { createSearchBox, type BoxState, type Item } from './searchBox';
import { createStoredSearches } from './storedSearches';

const hitSelector = '.search-hit';

/** Returns a function that makes the dialog in the page work. Navigation may replace the dialog, so it can be called again. */
export function createDialog(client: SearchClient, provider: Provider): (dialog: HTMLDialogElement) => void {
  const stored = createStoredSearches(provider.indexName);
  const attached = new WeakSet<HTMLDialogElement>();
  let elements: DialogElements | undefined;
  let render: (state: BoxState) => void = () => undefined;
  let state: BoxState | undefined;
  let isRenderScheduled = false;
  /** Set if Enter was pressed before the results arrived. Then the first hit opens when they do. */
  let opensFirstHit = false;

  const box = createSearchBox({
    client,
    provider,
    stored,
    facetFilters: () =>
      JSON.parse(elements?.dialog.dataset.facets ?? '[]') as NonNullable<SearchRequest['facetFilters']>,
    // Renders once per frame, because each key press changes the state several times.
    onChange(next) {
      state = next;
      if (!isRenderScheduled) requestAnimationFrame(renderNow);
      isRenderScheduled = true;
    },
  });

  const isWaiting = () => state !== undefined && state.status !== 'idle';
  const activeLink = () => elements?.results.querySelector<HTMLElement>(`${hitSelector}[data-active]`);

  function renderNow(): void {
    isRenderScheduled = false;
    if (!state || !elements?.dialog.open) return;
    render(state);
    if (opensFirstHit) openActive();
  }

  /** Opens the active hit. If there is none yet, opens the first hit when the results arrive. */
  function openActive(): void {
    const link = isWaiting() || isRenderScheduled ? undefined : activeLink();
    opensFirstHit = !link;
    link?.click();
  }

  /** The stored search or hit in whose row an element is. */
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
      openActive();
    } else if (isEnter || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // Other keys, such as Escape and Tab, are left to the browser.
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
    if (action) runAction(action, item);
    else if (target.closest(hitSelector)) box.getItemProps(found).onClick(event);
  }

  /** Changes the stored searches. Focuses the input, because the clicked button disappears. */
  function runAction(action: string, item: Item): void {
    if (action === 'save') stored.addFavorite(item);
    else if (action === 'unsave') stored.removeFavorite(item);
    else stored.removeRecent(item);
    elements?.input.focus();
    void box.refresh();
  }

  /** Searches as if the reader had typed the query. */
  function search(query: string): void {
    if (!elements) return;
    elements.input.value = query;
    elements.input.focus();
    elements.input.dispatchEvent(new Event('input'));
  }

  function listen({ dialog, form, input, results }: DialogElements): void {
    const { onChange } = box.getInputProps({ inputElement: input, maxLength: input.maxLength });
    input.addEventListener('input', (event) => {
      opensFirstHit = false;
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
      opensFirstHit = false;
      elements = undefined;
      box.reset();
      results.replaceChildren();
    });
  }

  return (dialog) => {
    if (elements?.dialog !== dialog) {
      elements = findElements(dialog);
      render = createRenderer(elements, renderNow);
      if (!attached.has(dialog)) listen(elements);
      attached.add(dialog);
    }
    search(elements.input.value);
  };
}
