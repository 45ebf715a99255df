/** "Try it" responds right away. Once the framework runs, runtime/client/tryIt.ts replaces the waiting button. */
export function startTryIt(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-try-it]');
    if (!button) return;
    button.disabled = true;
    button.textContent = 'Loading…';
  });
}
