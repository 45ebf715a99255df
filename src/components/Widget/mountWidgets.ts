import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { holdEarlyInput } from './earlyInput';
import { widgets } from './registry';

/** Starts the widgets inside `content`. Returns a function that stops them. */
export function mountWidgets(content: Element): () => void {
  const roots: Root[] = [];
  let stopped = false;
  for (const place of content.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '', props = '{}' } = place.dataset;
    const load = widgets[widget];
    // A page of a newer deployment may have a widget that these scripts do not know.
    if (!load) continue;
    const earlyInput = holdEarlyInput(place);
    load().then(
      ({ default: Component }) => {
        if (stopped) return;
        const root = createRoot(place);
        roots.push(root);
        // At once: what the reader does between reading the old fields and filling the new ones would be lost.
        earlyInput.repeatAfter(() =>
          flushSync(() => root.render(createElement(Component, JSON.parse(props) as never))),
        );
      },
      (error: unknown) => {
        console.error(`The widget ${widget} could not be loaded.`, error);
        earlyInput.release();
      },
    );
  }
  return () => {
    stopped = true;
    // A root must not be unmounted while React is rendering another one.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}
