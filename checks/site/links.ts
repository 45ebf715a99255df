import { redirectFor } from '../../preview-server/hostingRules.ts';
import { cleanAddress } from '../../preview-server/siteFiles.ts';
import type { Check, Finding } from '../check.ts';
import { ownHost, readTarget } from './address.ts';
import { attribute, isContent, textOf, type Element, type Page } from './page.ts';
import { placeOf, type BuiltSite } from './site.ts';

/** Links that may contain our host, because it redirects them to another site. */
const allowedFullLinks = new Set(['https://zmk.dev/community/discord/invite']);
const emptyWords = new Set(['here', 'click here', 'this', 'link', 'this link', 'this page', 'read more', 'more']);

/** What a screen reader calls a link. */
const nameOf = (link: Element): string => attribute(link, 'aria-label') ?? textOf(link);

type Problem = Readonly<{ fault: string; fix: string }>;

function missingPage(site: BuiltSite, href: string, route: string, id: string): Problem {
  const clean = cleanAddress(route);
  if (site.page(clean)) {
    return { fault: `The link ${href} is redirected.`, fix: `Link to ${clean}${id === '' ? '' : `#${id}`}.` };
  }
  const moved = redirectFor(site.redirects, route, '');
  if (moved) return { fault: `The link ${href} goes to an old address.`, fix: `Link to ${moved.location}.` };
  return {
    fault: `The link ${href} goes to a page that does not exist.`,
    fix: 'Correct the address, or write the page.',
  };
}

function targetProblem(site: BuiltSite, from: Page, href: string): Problem | undefined {
  const read = readTarget(href, from);
  if (!read) return { fault: `The link ${href} is not a valid address.`, fix: 'Write a literal % as %25.' };
  const { route, id } = read;
  if (site.files.has(route)) return undefined;
  const target = site.page(route);
  if (!target) return missingPage(site, href, route, id);
  // In a link to the playground, `#source=…` is a keymap and not a section.
  if (id === '' || target.anchors.has(id) || (route === '/playground' && id.startsWith('source='))) return undefined;
  const similar = [...target.anchors].filter((anchor) => anchor.includes(id) || id.includes(anchor)).slice(0, 3);
  const advice = similar.length > 0 ? ` Its anchors include: ${similar.join(', ')}.` : '';
  return {
    fault: `The link ${href} goes to a section that ${target.route} does not have.`,
    fix: `Link to one of its headings, or give a heading there the id: ## Heading {#${id}}.${advice}`,
  };
}

function linkProblem(site: BuiltSite, page: Page, link: Element, href: string): Problem | undefined {
  if (/^(mailto|tel):/.test(href)) return undefined;
  if (href.startsWith('//') || /^(javascript|data|file|ftp):/.test(href)) {
    return {
      fault: `The link ${href} is of a kind that this site does not use.`,
      fix: 'Link to a page of the site or to https://….',
    };
  }
  // A link with our own host loads the whole page, and this check couldn't follow it.
  if (ownHost.test(href)) {
    if (allowedFullLinks.has(href)) return undefined;
    return { fault: `The link ${href} contains our own host.`, fix: 'Link to the Markdown file, or start with /.' };
  }
  if (href.startsWith('http://')) {
    return { fault: `The link ${href} is not encrypted.`, fix: 'Use https://, or write a local address as code.' };
  }
  if (isContent(link) && emptyWords.has(nameOf(link).toLowerCase())) {
    return {
      fault: `The link to ${href} is called "${nameOf(link)}".`,
      fix: 'Make the text of the link say where it goes.',
    };
  }
  return /^https:/.test(href) ? undefined : targetProblem(site, page, href);
}

function checkPage(site: BuiltSite, page: Page, seenInLayout: Set<string>): readonly Finding[] {
  return page.elements.flatMap((link): readonly Finding[] => {
    const href = attribute(link, 'href');
    if (link.tagName !== 'a' || href === undefined) return [];
    // The same menu is on every page, so its problems are reported once.
    if (!isContent(link)) {
      if (seenInLayout.has(href) && !href.startsWith('#')) return [];
      seenInLayout.add(href);
    }
    const problem = linkProblem(site, page, link, href);
    if (!problem) return [];
    const [path = '', hash = ''] = href.split('#');
    const name = path.split('/').at(-1) ?? '';
    const needles = hash === '' ? [`${name}.mdx`, name] : [`#${hash}`, `${name}.mdx`];
    return [{ ...placeOf(site, page, href, ...needles), ...problem }];
  });
}

/** Every link goes to an existing page and section without a redirect, and its text says where. */
export const links: Check<BuiltSite> = {
  name: 'links and anchors',
  run: (site) => {
    const seenInLayout = new Set<string>();
    return site.pages.flatMap((page) => checkPage(site, page, seenInLayout));
  },
};
