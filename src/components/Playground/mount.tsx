import { createRoot, type Root } from 'react-dom/client';
import DocsPositionPicker from '@site/src/components/PositionPicker/DocsPositionPicker';
import Playground, { type PlaygroundProps } from './index';

const roots = new Map<Element, Root>();

/** The text of the code block that a button is in. */
const codeAround = (button: HTMLButtonElement): string =>
  button.closest('[data-language]')?.querySelector('code')?.textContent ?? '';

/** Replaces a "Try it" button with the playground or the position picker described in its data attribute. */
export function mountPlayground(button: HTMLButtonElement): void {
  const props = JSON.parse(button.dataset.tryIt || 'null') as PlaygroundProps | Readonly<{ positions: string }> | null;
  const content =
    props && 'positions' in props ? (
      <DocsPositionPicker keys={props.positions} />
    ) : (
      <Playground {...(props ?? { title: 'the keymap above', source: codeAround(button) })} />
    );
  const container = document.createElement('div');
  button.parentElement?.prepend(container);
  button.remove();
  const root = createRoot(container);
  root.render(content);
  roots.set(container, root);
}

/** Unmounts the playgrounds of pages that the reader has left. */
export function stopDetached(): void {
  for (const [container, root] of roots) {
    if (container.isConnected) continue;
    root.unmount();
    roots.delete(container);
  }
}
