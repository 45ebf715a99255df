import { parseHtml, findAll, hasClass, property, wordsIn } from './html.ts';

export type Twin = Readonly<{ route: string; title: string; description: string; markdown: string }>;
type Section = Readonly<{ label: string; routes: readonly string[] }>;

/** The top categories of the docs sidebar with their pages, in its order. */
export function sidebarSections(docsHtml: string, baseUrl: string): readonly Section[] {
  const categories = findAll(parseHtml(docsHtml), (node) =>
    hasClass(node, /^theme-doc-sidebar-item-category-level-1$/),
  );
  return categories.map((category) => {
    const [own] = findAll(category, (node) => hasClass(node, /^menu__link$/));
    const hrefs = findAll(category, ({ tagName }) => tagName === 'a').flatMap((link) => property(link, 'href') ?? []);
    return { label: own ? wordsIn(own).trim() : '', routes: hrefs.map((href) => `/${href.slice(baseUrl.length)}`) };
  });
}

/** Adds what the sidebar doesn't list. */
const withOthers = (sections: readonly Section[], twins: readonly Twin[]): readonly Section[] => {
  const listed = new Set(sections.flatMap(({ routes }) => routes));
  const others = twins.map(({ route }) => route).filter((route) => !listed.has(route));
  const posts = others.filter((route) => route.startsWith('/blog/'));
  return [
    ...sections,
    { label: 'More', routes: others.filter((route) => !posts.includes(route)) },
    { label: 'Blog', routes: [...posts].reverse() },
  ];
};

type Site = Readonly<{ name: string; tagline: string; origin: string }>;

/** All pages in the order of the sidebar, then the posts, newest first. */
function inOrder(sections: readonly Section[], twins: readonly Twin[]) {
  const byRoute = new Map(twins.map((twin) => [twin.route, twin]));
  return withOthers(sections, twins)
    .map(({ label, routes }) => ({ label, pages: routes.flatMap((route) => byRoute.get(route) ?? []) }))
    .filter(({ pages }) => pages.length > 0);
}

/** `/llms.txt`: what the site has, for programs that read it (https://llmstxt.org/). */
export function llmsTxt(site: Site, sections: readonly Section[], twins: readonly Twin[]): string {
  const list = inOrder(sections, twins).map(({ label, pages }) => {
    const rows = pages.map(
      ({ route, title, description }) => `- [${title}](${site.origin}${route}.md): ${description}`,
    );
    return `## ${label}\n\n${rows.join('\n')}\n`;
  });
  const about = `Everything in one file: ${site.origin}/llms-full.txt. Tables as data: ${site.origin}/data/kconfig.json, keycodes.json, behaviors.json, bindings.json, hardware.json, and layouts.json in the same folder.`;
  return [`# ${site.name}\n`, `> ${site.tagline}\n`, `${about}\n`, ...list].join('\n');
}

/** `/llms-full.txt`: the text of all pages. */
export const llmsFullTxt = (sections: readonly Section[], twins: readonly Twin[]): string =>
  inOrder(sections, twins)
    .flatMap(({ pages }) => pages)
    .map(({ markdown }) => markdown)
    .join('\n---\n\n');
