import { attributes } from '../contract';

/** Makes a clicked "Try it" button show "Loading…". Once the framework runs, runtime/client/tryIt.ts replaces it. */
export function startTryIt(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(`button[${attributes.tryIt}]`);
    if (!button) return;
    button.disabled = true;
    button.textContent = 'Loading…';
  });
}
