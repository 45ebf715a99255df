import type { Check, Finding } from '../check.ts';
import type { BuiltSite } from './site.ts';

/** Old addresses lead to pages and sections that exist, and hide no page. */
export const redirects: Check<BuiltSite> = {
  name: 'redirects',
  run: (site) =>
    site.redirects.flatMap(({ from, to }): readonly Finding[] => {
      const file = 'site/hosting.ts';
      const line = site.sourceLines(file).findIndex((text) => text.includes(`'${from}'`)) + 1 || undefined;
      const place = line === undefined ? { file } : { file, line };
      const findings: Finding[] = [];
      if (site.page(from)) {
        findings.push({ ...place, fault: `${from} is redirected, but is a page.`, fix: 'Remove the redirect.' });
      }
      if (/^https:/.test(to) || to.includes(':splat')) return findings;
      const [route = '', id] = to.split('#');
      const target = site.page(route);
      if (!target)
        findings.push({ ...place, fault: `${from} leads to ${to}, which does not exist.`, fix: 'Correct its target.' });
      else if (id !== undefined && !target.anchors.has(id)) {
        findings.push({
          ...place,
          fault: `${from} leads to ${to}, but ${route} has no such section.`,
          fix: `Correct the target, or give a heading there the id {#${id}}.`,
        });
      }
      return findings;
    }),
};
