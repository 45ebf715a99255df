import { pageChanged } from '../contract';
import { copyText } from './copyText';

/** How long the outcome stays on the button. */
const shownMs = 2000;

/** The source as written; of a shell session only the commands, without their prompts. */
function sourceOf(code: Element): string {
  if (!code.querySelector('.prompt')) return code.textContent ?? '';
  const lines = (code.textContent ?? '').split('\n');
  return lines.flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : [])).join('\n');
}

/** frame.ts marks Apple's platforms. */
const copyShortcut = () => (document.documentElement.dataset.platform === 'apple' ? '⌘C' : 'Ctrl+C');

async function copy(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  if (!code) return;
  const isCopied = await copyText(sourceOf(code));
  // Selected, so that the reader can copy it by hand.
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
  // The outcome is news, the way back is none.
  status?.setAttribute('aria-live', 'off');
  status?.replaceChildren('Copy');
  delete button.dataset.status;
}

export function startCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
  // Content that's shown again may say what it said when the reader left it.
  document.addEventListener(pageChanged, () =>
    document.querySelectorAll<HTMLElement>('[data-copy][data-status]').forEach(reset),
  );
}
