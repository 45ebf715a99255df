import { createRoot, type Root } from 'react-dom/client';
import Widget from '@site/src/components/PositionPicker/Widget';
import Playground, { type PlaygroundProps } from './index';

const roots = new Map<Element, Root>();

/** The text of the code block that a button is in. */
const codeAround = (button: HTMLButtonElement): string =>
  button.closest('[data-language]')?.querySelector('code')?.textContent ?? '';

/** Puts a playground in the place of the button that asks for it. */
export function mountPlayground(button: HTMLButtonElement): void {
  const start = JSON.parse(button.dataset.tryIt || 'null') as PlaygroundProps | Readonly<{ positions: string }> | null;
  const content =
    start && 'positions' in start ? (
      <Widget keys={start.positions} />
    ) : (
      <Playground {...(start ?? { title: 'the keymap above', source: codeAround(button) })} />
    );
  const place = document.createElement('div');
  button.parentElement?.prepend(place);
  button.remove();
  const root = createRoot(place);
  root.render(content);
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
