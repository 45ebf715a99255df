import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderKeepingInput } from './islands/renderKeepingInput';
import { retried } from './retried';
import { RetryMessage } from './RetryMessage';

/**
 * Renders a part of the page with its own React root. If its code can't be loaded or throws an error, the HTML that was there
 * stays, below a message with a Retry button. Returns a function that stops the part.
 */
export function mountPart(place: HTMLElement, load: () => Promise<ReactNode>): () => void {
  const html = place.innerHTML;
  let root: Root | undefined;
  let isStopped = false;

  function offerRetry(problem: string): void {
    const box = document.createElement('div');
    place.before(box);
    const message = createRoot(box);
    const retry = () => {
      setTimeout(() => message.unmount());
      box.remove();
      void start();
    };
    message.render(<RetryMessage text={`This part of the page ${problem}.`} onRetry={retry} />);
  }
  function onUncaughtError(error: unknown): void {
    console.error(error);
    // A root must not be unmounted while React is rendering.
    setTimeout(() => {
      root?.unmount();
      place.innerHTML = html;
      offerRetry('stopped working');
    });
  }
  async function start(): Promise<void> {
    let content: ReactNode;
    try {
      content = await retried(load);
    } catch (error) {
      console.error(error);
      if (!isStopped) offerRetry('could not be loaded');
      return;
    }
    if (isStopped) return;
    const started = (root = createRoot(place, { onUncaughtError }));
    renderKeepingInput(place, () => started.render(content));
  }
  void start();
  return () => {
    isStopped = true;
    setTimeout(() => root?.unmount());
  };
}
