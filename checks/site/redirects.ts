import { matches } from '../../preview-server/hostingRules.ts';
import type { Check, Finding } from '../check.ts';
import type { BuiltSite } from './site.ts';

type Problem = Omit<Finding, 'file' | 'line'>;

/** Some hosts look for redirects before they look for pages. */
const hiddenPages = (site: BuiltSite, from: string): readonly Problem[] =>
  site.pages
    .filter(({ route }) => matches(from, route))
    .map(({ route }) => ({
      fault: route === from ? `${from} is a page, but is redirected.` : `${from} hides the page ${route}.`,
      fix: 'Remove the redirect.',
    }));

function targetProblem(site: BuiltSite, from: string, to: string): Problem | undefined {
  const [route = '', id] = to.split('#');
  const [start = '', splat] = route.split(':splat');
  const isSplat = splat !== undefined;
  const target = isSplat ? site.pages.find((page) => page.route.startsWith(start)) : site.page(route);
  if (!target) {
    const fault = `${from} redirects to ${to}, ${isSplat ? 'where there is no page' : 'which does not exist'}.`;
    return { fault, fix: 'Correct its target.' };
  }
  if (isSplat || id === undefined || target.anchors.has(id)) return undefined;
  return {
    fault: `${from} redirects to ${to}, but ${route} has no such section.`,
    fix: `Correct the target, or give a heading there the id {#${id}}.`,
  };
}

/** Redirects go to existing pages and sections, and don't hide a page. */
export const redirects: Check<BuiltSite> = {
  name: 'redirects',
  run: (site) =>
    site.redirects.flatMap(({ from, to }): readonly Finding[] => {
      const file = 'site-settings/hosting.ts';
      const line = site.sourceLines(file).findIndex((text) => text.includes(`'${from}'`)) + 1 || undefined;
      const place = line === undefined ? { file } : { file, line };
      const problem = /^https:/.test(to) ? undefined : targetProblem(site, from, to);
      return [...hiddenPages(site, from), ...(problem ? [problem] : [])].map((found) => ({ ...place, ...found }));
    }),
};
