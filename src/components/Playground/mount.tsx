import { createRoot, type Root } from 'react-dom/client';
import Playground, { type PlaygroundProps } from './index';

const roots = new Map<Element, Root>();

/** The text of the code block around a button. */
const codeAround = (button: HTMLButtonElement): string =>
  button.closest('[data-language]')?.querySelector('code')?.textContent ?? '';

/** Replaces a "Try it" button with the playground or the position picker described in its data attribute. */
export async function mountPlayground(button: HTMLButtonElement): Promise<void> {
  const props = JSON.parse(button.dataset.tryIt || 'null') as PlaygroundProps | Readonly<{ positions: string }> | null;
  let content = <Playground title="the keymap above" source={codeAround(button)} />;
  if (props && 'positions' in props) {
    const { default: DocsPositionPicker } = await import('@site/src/components/PositionPicker/DocsPositionPicker');
    content = <DocsPositionPicker keys={props.positions} />;
  } else if (props) content = <Playground {...props} />;
  // Another click on the button may already have replaced it.
  if (!button.isConnected) return;
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
