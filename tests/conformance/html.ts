import { expect, type APIRequestContext } from '@playwright/test';
import { attribute, hasClass, isInside, parsePage, textOf, type Element, type Page } from '../../checks/site/page';

export { attribute, hasClass, isInside, textOf, type Page };

/** Caches pages, because many statements are about every page, and parsing all pages takes seconds. */
const pages = new Map<string, Promise<Page>>();

/** A page as the server sends it. */
export function readPage(request: APIRequestContext, route: string): Promise<Page> {
  let page = pages.get(route);
  if (!page) pages.set(route, (page = readAnew(request, route)));
  return page;
}

async function readAnew(request: APIRequestContext, route: string): Promise<Page> {
  const answer = await request.get(route, { maxRedirects: 0 });
  expect(answer.status(), route).toBe(200);
  return parsePage(`${route.slice(1) || 'index'}.html`, await answer.text());
}

export const readPages = (request: APIRequestContext, routes: readonly string[]): Promise<readonly Page[]> =>
  Promise.all(routes.map((route) => readPage(request, route)));

/** Elements that match a tag or class, such as `a` or `.footer`, and are inside one that matches `within`, if given. */
export function all(page: Page, selector: string, within?: string): readonly Element[] {
  return page.elements.filter(
    (element) =>
      matches(element, selector) &&
      (within === undefined || isInside(element, (ancestor) => matches(ancestor, within))),
  );
}

const matches = (element: Element, selector: string) =>
  selector.startsWith('.') ? hasClass(element, selector.slice(1)) : element.tagName === selector;

/** The text of the first matching element. */
export function text(page: Page, selector: string, within?: string): string {
  const [element] = all(page, selector, within);
  expect(element, `${page.route} has ${selector}`).toBeDefined();
  return element ? textOf(element) : '';
}

export const links = (page: Page, within: string): readonly string[] =>
  all(page, 'a', within).flatMap((element) => attribute(element, 'href') ?? []);

export function meta(page: Page, name: string): string | undefined {
  const element = all(page, 'meta').find((candidate) => attribute(candidate, 'name') === name);
  return element && attribute(element, 'content');
}
