/** The source as written; of a shell session only the commands, without their prompts. */
function sourceOf(code: Element): string {
  if (!code.querySelector('.prompt')) return code.textContent ?? '';
  const lines = (code.textContent ?? '').split('\n');
  return lines.flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : [])).join('\n');
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  if (!code) return;
  let said = 'Copied';
  try {
    await navigator.clipboard.writeText(sourceOf(code));
  } catch {
    // No permission, or no secure context: select the text so that the reader can copy it by hand.
    getSelection()?.selectAllChildren(code);
    said = 'Press Ctrl+C';
  }
  const status = button.querySelector('[aria-live]');
  if (!status) return;
  status.textContent = said;
  button.dataset.status = 'done';
  setTimeout(() => {
    status.textContent = 'Copy';
    delete button.dataset.status;
  }, 2000);
}

export function startCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
}
