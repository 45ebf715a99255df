import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is now, a line a fault: rule, element and what is wrong. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // Evaluated rather than added as a script: the policy of the site allows no foreign ones.
  if (!(await page.evaluate('typeof window.axe === "object"'))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) =>
            `${id}: ${help}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
        ),
    );
  }, standards);
}
