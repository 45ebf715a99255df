import { retried } from './retried';
import { pageChangedEvent, waitingButtonSelector } from '../contract';

const waiting = () => document.querySelectorAll<HTMLButtonElement>(waitingButtonSelector);

/** Loads the playground for the "Try it" buttons that were clicked (runtime/inline/tryIt.ts). */
async function mountWaiting(): Promise<void> {
  if (waiting().length === 0) return;
  try {
    const { mountPlayground, stopDetached } = await retried(() => import('@site/src/components/Playground/mount'));
    document.addEventListener(pageChangedEvent, stopDetached);
    await Promise.all([...waiting()].map((button) => retried(() => mountPlayground(button))));
  } catch {
    for (const button of waiting()) {
      button.disabled = false;
      button.textContent = 'Could not be loaded. Try again';
    }
  }
}

// The timeout lets the inline script's listener run first, which in development is added after this one.
if (typeof document !== 'undefined') document.addEventListener('click', () => setTimeout(() => void mountWaiting()));

/** Handles buttons that were clicked before React ran. */
export const onRouteDidUpdate = (): void => void mountWaiting();
