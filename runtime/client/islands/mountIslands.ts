import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { attributes } from '../../contract';
import { islands, type IslandName } from './registry';
import { renderKeepingInput } from './renderKeepingInput';

/** Starts the islands inside `content`. Returns a function that stops them. */
export function mountIslands(content: Element): () => void {
  const roots: Root[] = [];
  let stopped = false;
  for (const place of content.querySelectorAll<HTMLElement>(`[${attributes.island}]`)) {
    const { island, props = '{}' } = place.dataset;
    islands[island as IslandName]().then(
      ({ default: Component }) => {
        if (stopped) return;
        const root = createRoot(place);
        roots.push(root);
        renderKeepingInput(place, () => root.render(createElement(Component, JSON.parse(props) as never)));
      },
      (error: unknown) => console.error(`The island ${island} could not be loaded.`, error),
    );
  }
  return () => {
    stopped = true;
    // A root must not be unmounted while React is rendering another one.
    setTimeout(() => roots.forEach((root) => root.unmount()));
  };
}
