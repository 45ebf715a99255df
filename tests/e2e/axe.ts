import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified, because browsers need half the time to read it. */
const source = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const standards: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on colors and sizes. For all others, theme and width make no difference. */
const appearance: readonly string[] = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

export type Rules = 'everything' | 'appearance';

/** What axe finds on the page in its current state, one line per fault: rule, element, and what's wrong. */
export async function accessibilityFaults(
  page: Page,
  rules: Rules,
  exclude: readonly string[] = [],
): Promise<readonly string[]> {
  // Evaluated rather than added as a script, because the site's policy allows no foreign ones.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const runOnly =
    rules === 'appearance'
      ? { type: 'rule' as const, values: [...appearance] }
      : { type: 'tag' as const, values: [...standards] };
  const settings = { context: { include: ['html'], exclude: [...exclude] }, runOnly };
  return page.evaluate(async ({ context, runOnly: options }) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
      runOnly: options,
      resultTypes: ['violations'],
      iframes: false,
      // Without stylesheets, which none of these rules need.
      preload: { assets: ['media'] },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) =>
            `${id} (${help}) at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
        ),
    );
  }, settings);
}
