import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose verdict hangs on colors. The theme changes nothing else. */
const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

export type Scope = 'everything' | 'colors';

/** What axe finds on the page as it is now, a line a fault: rule, element and what is wrong. */
export async function accessibilityFaults(page: Page, scope: Scope): Promise<readonly string[]> {
  // Evaluated rather than added as a script: the policy of the site allows no foreign ones.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const runOnly =
    scope === 'colors'
      ? { type: 'rule' as const, values: [...colorRules] }
      : { type: 'tag' as const, values: [...standards] };
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: options,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) =>
            `${id} (${help}) at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
        ),
    );
  }, runOnly);
}
