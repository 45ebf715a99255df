import { resultsId } from './frame';
import { contextOf, type BoxState } from './searchBox';
import { piecesOf } from './view';

/** The elements of the dialog that its state is shown in. */
export type Parts = Readonly<{
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  results: HTMLElement;
  status: HTMLElement;
}>;

export function partsOf(dialog: HTMLDialogElement): Parts {
  const find = <Found extends Element>(selector: string) => {
    const element = dialog.querySelector<Found>(selector);
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

/** Shows the state of the search box in the dialog. Pieces that stay the same keep their elements. */
export function createDrawing(parts: Parts): (state: BoxState) => void {
  const { dialog, input, results, status } = parts;
  let drawn: readonly string[] = [];
  let shownQuery = '';

  function drawPieces(state: BoxState): void {
    const pieces = piecesOf(state);
    pieces.forEach((piece, at) => {
      if (piece === drawn[at]) return;
      const [old, element] = [results.children[at], elementOf(piece)];
      if (old) old.replaceWith(element);
      else results.append(element);
    });
    while (results.children.length > pieces.length) results.lastElementChild?.remove();
    drawn = pieces;
    if (state.query !== shownQuery) results.scrollTop = 0;
    shownQuery = state.query;
  }

  function describeResults(state: BoxState): void {
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
    // Until there's an answer, the last one stays.
    if (state.status === 'idle' || failed) {
      drawPieces(state);
      describeResults(state);
    }
    markActive(state);
  };
}
