import { attribute, type Element } from '../../checks/site/page';

type Page = Readonly<{ route: string; elements: readonly Element[] }>;

/** Classes that say which page this is, or what a word in a sample means. They don't change what surrounds the text. */
const ofThePage = /^(?:docs-doc-id-|plugin-id-|t-)/;

function look(element: Element): string {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name && !ofThePage.test(name));
  return [element.tagName, attribute(element, 'role'), ...classes.sort()].join('.');
}

/** What a page is made of: each kind of element, with the kind of element around it. */
const combinations = ({ elements }: Page): ReadonlySet<string> =>
  new Set(
    elements.map((element) => {
      const parent = element.parentNode;
      return `${parent && 'tagName' in parent ? look(parent) : ''} > ${look(element)}`;
    }),
  );

/**
 * Few pages that together have every layout, and every combination of elements of all pages. Each time, takes the page with
 * the most combinations that none of those before it has.
 */
export function representatives(pages: readonly Page[]): readonly string[] {
  const waiting = new Map(pages.map((page) => [page.route, combinations(page)]));
  const missing = new Set([...waiting.values()].flatMap((all) => [...all]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    let best: Readonly<{ route: string; gain: number }> = { route: '', gain: 0 };
    for (const [route, all] of waiting) {
      const gain = [...all].filter((combination) => missing.has(combination)).length;
      if (gain > best.gain) best = { route, gain };
    }
    for (const combination of waiting.get(best.route) ?? []) missing.delete(combination);
    waiting.delete(best.route);
    chosen.push(best.route);
  }
  return chosen;
}
