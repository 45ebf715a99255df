import { mountPart } from '@site/runtime/client/mountPart';
import Playground, { type PlaygroundProps } from './index';

/** Functions that stop the playgrounds, by their elements. */
const stops = new Map<Element, () => void>();

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
  stops.set(
    container,
    mountPart(container, async () => content),
  );
}

/** Unmounts the playgrounds of pages that the reader has left. */
export function stopDetached(): void {
  for (const [container, stop] of stops) {
    if (container.isConnected) continue;
    stop();
    stops.delete(container);
  }
}
