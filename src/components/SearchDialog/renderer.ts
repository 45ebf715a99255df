import { resultsId } from './dialogHtml';
import { contextOf, type BoxState } from './searchBox';
import { resultBlocks } from './resultsHtml';

export type DialogElements = Readonly<{
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  results: HTMLElement;
  status: HTMLElement;
}>;

export function findElements(dialog: HTMLDialogElement): DialogElements {
  const find = <Result extends Element>(selector: string) => {
    const element = dialog.querySelector<Result>(selector);
    if (!element) throw new Error(`The search dialog has no ${selector}.`);
    return element;
  };
  return {
    dialog,
    form: find('form'),
    input: find('input'),
    results: find(`#${resultsId}`),
    status: find('[role=status]'),
  };
}

const option = '[role=option]';

/** How many groups to render first. As many fill the screen of a phone above its keyboard. */
const firstGroups = 3;

/**
 * Renders the state of the search box into the dialog. Blocks whose HTML is the same keep their elements. For a new query, only
 * the first groups are rendered, because the browser needs twice as long for all. After they're painted, it calls `renderAgain`.
 */
export function createRenderer(elements: DialogElements, renderAgain: () => void): (state: BoxState) => void {
  const { dialog, input, results, status } = elements;
  let renderedBlocks: readonly string[] = [];
  let renderedQuery = '';

  function renderBlocks(state: BoxState): void {
    const isNewQuery = state.query !== renderedQuery;
    renderedQuery = state.query;
    // Scroll before the results change, because the browser would have to lay out the new ones first.
    if (isNewQuery) {
      results.scrollTop = 0;
      requestAnimationFrame(() => setTimeout(renderAgain));
    }
    const blocks = resultBlocks(state).slice(0, isNewQuery ? firstGroups : undefined);
    blocks.forEach((block, at) => {
      const old = results.children[at];
      if (!old) results.insertAdjacentHTML('beforeend', block);
      else if (block !== renderedBlocks[at]) old.outerHTML = block;
    });
    while (results.children.length > blocks.length) results.lastElementChild?.remove();
    renderedBlocks = blocks;
  }

  function updateAria(state: BoxState): void {
    const lists = [...results.querySelectorAll('[role=listbox]')];
    input.setAttribute('aria-expanded', String(lists.length > 0));
    input.setAttribute('aria-controls', lists.map(({ id }) => id).join(' ') || resultsId);
    const { hitCount } = contextOf(state);
    status.textContent = lists.length > 0 ? `${hitCount} ${hitCount === 1 ? 'result' : 'results'}` : '';
  }

  function markActive({ activeItemId }: BoxState): void {
    const active = results.querySelector(`#search-item-${activeItemId ?? 'none'}`);
    for (const other of results.querySelectorAll('[data-active]')) {
      if (other === active) continue;
      other.removeAttribute('data-active');
      if (other.matches(option)) other.setAttribute('aria-selected', 'false');
    }
    active?.setAttribute('data-active', '');
    if (active?.matches(option)) active.setAttribute('aria-selected', 'true');
    if (active) input.setAttribute('aria-activedescendant', active.id);
    else input.removeAttribute('aria-activedescendant');
  }

  return (state) => {
    const { failed } = contextOf(state);
    dialog.dataset.status = failed ? 'error' : state.status;
    // Keep the last results until new ones arrive.
    if (state.status === 'idle' || failed) {
      renderBlocks(state);
      updateAria(state);
    }
    markActive(state);
  };
}
