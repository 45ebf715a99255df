import fs from 'node:fs';
import path from 'node:path';
import { redirectFor } from '../../preview-server/hostingRules.ts';
import type { Check, Finding } from '../check.ts';
import { placeOf, type BuiltSite } from './site.ts';

/** A page per line, followed by its sections that other sites link to. Add to the list, but don't remove anything. */
const listFile = 'checks/site/publicAddresses.txt';

export function missingAddresses(site: BuiltSite, list: string): readonly Finding[] {
  const lines = list.trim().split('\n');
  return lines.flatMap((line): readonly Finding[] => {
    const [route = '', ...anchors] = line.split(' ');
    const moved = site.page(route) ? undefined : redirectFor(site.redirects, route, '');
    const [target = '', section] = (moved?.location ?? route).split('#');
    if (/^https:/.test(target)) return [];
    const page = site.page(target);
    if (!page) {
      return [
        {
          file: `build${route}`,
          fault: `The public page ${route} is missing.`,
          fix: 'Write it, or redirect it in site-settings/hosting.ts.',
        },
      ];
    }
    // If the redirect goes to a section, readers land there whatever section the link names.
    if (section !== undefined) return [];
    return anchors
      .filter((anchor) => !page.anchors.has(anchor))
      .map((anchor) => ({
        ...placeOf(site, page),
        fault: `The public section ${route}#${anchor} is missing.`,
        fix: `Give the heading that replaces it the id: ## Heading {#${anchor}}.`,
      }));
  });
}

/** Addresses that other sites link to still work. */
export const publicAddresses: Check<BuiltSite> = {
  name: 'public addresses',
  run: (site) => missingAddresses(site, fs.readFileSync(path.join(site.root, listFile), 'utf8')),
};
