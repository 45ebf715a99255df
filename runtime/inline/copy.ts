import { attributes, pageChangedEvent } from '../contract';
import { copyText } from './copyText';

/** How long the button shows the result. */
const shownMs = 2000;

/** The code as written, or only the commands of a shell session, without their prompts. */
function sourceOf(code: Element): string {
  if (!code.querySelector('.prompt')) return code.textContent ?? '';
  const lines = (code.textContent ?? '').split('\n');
  return lines.flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : [])).join('\n');
}

const copyShortcut = () => (document.documentElement.dataset.platform === 'apple' ? '⌘C' : 'Ctrl+C');

async function copy(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  if (!code) return;
  const isCopied = await copyText(sourceOf(code));
  // With the code selected, readers can copy it with the keyboard.
  if (!isCopied) getSelection()?.selectAllChildren(code);
  const status = button.querySelector('[aria-live]');
  if (!status) return;
  status.setAttribute('aria-live', 'polite');
  status.textContent = isCopied ? 'Copied' : `Press ${copyShortcut()}`;
  button.dataset.status = 'done';
  setTimeout(() => reset(button), shownMs);
}

function reset(button: HTMLElement): void {
  const status = button.querySelector('[aria-live]');
  // Screen readers should announce the result, but not the return to "Copy".
  status?.setAttribute('aria-live', 'off');
  status?.replaceChildren('Copy');
  delete button.dataset.status;
}

export function startCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(`[${attributes.copy}]`);
    if (button) void copy(button);
  });
  // If the reader returns to a page, its buttons may still show the result of an earlier click.
  document.addEventListener(pageChangedEvent, () =>
    document.querySelectorAll<HTMLElement>(`[${attributes.copy}][data-status]`).forEach(reset),
  );
}
