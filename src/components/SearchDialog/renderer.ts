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

function elementOf(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild ?? document.createElement('p');
}

/** Renders the state of the search box into the dialog. Blocks whose HTML is the same keep their elements. */
export function createRenderer(elements: DialogElements): (state: BoxState) => void {
  const { dialog, input, results, status } = elements;
  let renderedBlocks: readonly string[] = [];
  let renderedQuery = '';

  function renderBlocks(state: BoxState): void {
    // Before the results change, because scrolling lays them out.
    if (state.query !== renderedQuery) results.scrollTop = 0;
    renderedQuery = state.query;
    const blocks = resultBlocks(state);
    blocks.forEach((block, at) => {
      if (block === renderedBlocks[at]) return;
      const [old, element] = [results.children[at], elementOf(block)];
      if (old) old.replaceWith(element);
      else results.append(element);
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
      if (other.role === 'option') other.setAttribute('aria-selected', 'false');
    }
    active?.setAttribute('data-active', '');
    if (active?.role === 'option') active.setAttribute('aria-selected', 'true');
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
