import type { Check, Finding } from '../check.ts';
import { attribute, textOf, type Page } from './page.ts';
import { placeOf, type BuiltSite } from './site.ts';

const meta = (page: Page, name: string): string | undefined => {
  const element = page.elements.find(
    (candidate) =>
      candidate.tagName === 'meta' && [attribute(candidate, 'name'), attribute(candidate, 'property')].includes(name),
  );
  return element && attribute(element, 'content');
};

const titleOf = (page: Page): string => {
  const title = page.elements.find(({ tagName }) => tagName === 'title');
  return title ? textOf(title) : '';
};

function repeated(pages: readonly Page[], read: (page: Page) => string | undefined) {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = read(page);
    if (!value) return [];
    const earlier = first.get(value);
    if (!earlier) first.set(value, page);
    return earlier ? [{ page, earlier, value }] : [];
  });
}

/** Every page has a unique title, a description, and the metadata for sharing. checks/content/frontMatter.ts compares descriptions. */
export const descriptions: Check<BuiltSite> = {
  name: 'titles and descriptions',
  run: (site) => {
    const missing = site.pages.flatMap((page): readonly Finding[] =>
      (['description', 'og:title', 'og:description', 'og:image'] as const)
        .filter((name) => !meta(page, name)?.trim() && !(page.route === '/404'))
        .map((name) => ({
          ...placeOf(site, page, 'title:'),
          fault: `The page ${page.route} has no ${name}.`,
          fix: 'Add a description to its front matter or to its <Layout>.',
        })),
    );
    const sameTitle = repeated(site.pages, titleOf).map(({ page, earlier, value }): Finding => ({
      ...placeOf(site, page, 'title:'),
      fault: `${earlier.route} has the same title, "${value}".`,
      fix: 'Say what makes the two different. Tabs and search results only show the title.',
    }));
    const written = site.pages.filter(({ source }) => source !== undefined);
    const sameImage = repeated(written, (page) => meta(page, 'og:image')).map(({ page, earlier, value }): Finding => ({
      ...placeOf(site, page, 'image:'),
      fault: `${earlier.route} has the same picture for sharing, ${value}.`,
      fix: 'Leave image out of the front matter. Then plugins/social-cards draws one with the title.',
    }));
    return [...missing, ...sameTitle, ...sameImage];
  },
};
