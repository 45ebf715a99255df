import { createRoot, type Root } from 'react-dom/client';
import Playground, { type PlaygroundProps } from './index';

const roots = new Map<Element, Root>();

/** Puts a playground in the place of the button that asks for it. */
export function mountPlayground(button: HTMLButtonElement): void {
  const props = JSON.parse(button.dataset.tryIt ?? '{}') as PlaygroundProps;
  const place = document.createElement('div');
  button.replaceWith(place);
  const root = createRoot(place);
  root.render(<Playground {...props} />);
  roots.set(place, root);
}

/** Content that the reader has left takes its playgrounds with it. */
export function stopDetached(): void {
  for (const [place, root] of roots) {
    if (place.isConnected) continue;
    root.unmount();
    roots.delete(place);
  }
}
