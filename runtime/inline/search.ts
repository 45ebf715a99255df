/** Opens the search dialog and loads its code. How the two work together: see `SearchView` in runtime/contract.ts. */
import { attributes, searchDialogId, searchFailedAttribute, type SearchView } from '../contract';
import { dialogById } from './dialogs';
import { opensSearch, togglesSearch } from './searchKeys';

const opener = `[${attributes.searchOpen}]`;
const searchDialog = () => dialogById(searchDialogId);
const openerAt = ({ target }: Event) => (target as Element).closest?.(opener);

let view: Promise<SearchView> | undefined;
let failures = 0;
/** The element that gets the focus when the dialog closes or the reader returns to this window. This must not open the dialog. */
let returnsTo: Element | null = null;

/** Loads the dialog's code. Each retry needs a new URL, because browsers don't request a module again if its URL has failed. */
function load(): Promise<SearchView> {
  const { src = '' } = searchDialog()?.dataset ?? {};
  view ??= (import(/* webpackIgnore: true */ failures > 0 ? `${src}?${failures}` : src) as Promise<SearchView>).catch(
    (error: unknown) => {
      view = undefined;
      failures += 1;
      throw error;
    },
  );
  return view;
}

const preload = (event: Event) => void (searchDialog() && openerAt(event) && load().catch(() => undefined));

function attach(): void {
  const dialog = searchDialog();
  if (!dialog?.open) return;
  load().then(
    ({ attachSearch }) => {
      dialog.removeAttribute(searchFailedAttribute);
      attachSearch(dialog);
    },
    (error: unknown) => {
      console.warn(error);
      dialog.setAttribute(searchFailedAttribute, '');
    },
  );
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  returnsTo = document.activeElement;
  const selected = String(getSelection()).trim();
  dialog.showModal();
  const input = dialog.querySelector('input');
  input?.focus();
  if (input && selected) {
    input.value = selected.slice(0, input.maxLength);
    input.select();
  }
  attach();
}

function onKeyDown(event: KeyboardEvent): void {
  const dialog = searchDialog();
  if (!dialog || event.defaultPrevented) return;
  if (dialog.open ? !togglesSearch(event) : !opensSearch(event)) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else open(dialog);
}

function onFocusIn(event: FocusEvent): void {
  preload(event);
  const dialog = searchDialog();
  if (!dialog || dialog.open) return;
  const isReturn = event.target === returnsTo;
  returnsTo = null;
  if (!isReturn && openerAt(event)) open(dialog);
}

export function startSearch(): void {
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('pointerdown', (event) => {
    preload(event);
    // Pressing the button focuses it, which must not open the dialog yet: the click does.
    returnsTo = openerAt(event) ?? returnsTo;
  });
  document.addEventListener('click', (event) => {
    const dialog = searchDialog();
    if (dialog && openerAt(event)) open(dialog);
  });
  document.addEventListener('input', ({ target }) => {
    const dialog = searchDialog();
    if (dialog?.hasAttribute(searchFailedAttribute) && dialog.contains(target as Node)) attach();
  });
  addEventListener('blur', () => (returnsTo = document.activeElement));
}
