import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { widgets } from './registry';

/** Starts the widgets inside `content`. Returns what stops them. */
export function mountWidgets(content: Element): () => void {
  const roots: Root[] = [];
  let stopped = false;
  for (const place of content.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '', props = '{}' } = place.dataset;
    void widgets[widget]?.().then(({ default: Component }) => {
      if (stopped) return;
      const root = createRoot(place);
      root.render(createElement(Component, JSON.parse(props) as object));
      roots.push(root);
    });
  }
  return () => {
    stopped = true;
    // A root must not be unmounted while React is rendering another one.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}
