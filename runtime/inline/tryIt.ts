import { attributes } from '../contract';

/** "Try it" responds right away. Once the framework runs, runtime/client/tryIt.ts replaces the waiting button. */
export function startTryIt(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(`button[${attributes.tryIt}]`);
    if (!button) return;
    button.disabled = true;
    button.textContent = 'Loading…';
  });
}
