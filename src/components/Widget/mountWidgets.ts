import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { holdEarlyInput } from './earlyInput';
import { widgets } from './registry';

/** Starts the widgets inside `content`. Returns what stops them. */
export function mountWidgets(content: Element): () => void {
  const roots: Root[] = [];
  let stopped = false;
  for (const place of content.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '', props = '{}' } = place.dataset;
    const drawKeepingInput = holdEarlyInput(place);
    void widgets[widget]?.().then(({ default: Component }) => {
      if (stopped) return;
      const root = createRoot(place);
      roots.push(root);
      // At once: what the reader does between reading the old fields and filling the new ones would be lost.
      drawKeepingInput(() => flushSync(() => root.render(createElement(Component, JSON.parse(props) as object))));
    });
  }
  return () => {
    stopped = true;
    // A root must not be unmounted while React is rendering another one.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}
