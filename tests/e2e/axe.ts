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

/** Attribute for text whose contrast axe doesn't need to measure. */
const repeated = 'data-repeated-look';

/**
 * Marks text that must have the same contrast as earlier text, because both, and all elements around them, have the same
 * tag, class, attributes, colors, and sizes. axe would need seconds for the many samples and table rows of a page, of which
 * only a few differ. Also marks single characters, whose contrast axe measures but never reports.
 */
const markRepeatedLooks = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const looks = new Map<string, number>();
    const seen = new Set<number>();
    const visit = (element: Element, around: number) => {
      element.removeAttribute(mark);
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } =
        getComputedStyle(element);
      const look = [
        ...[around, element.tagName, element.getAttribute('class'), element.getAttributeNames()],
        ...[color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow],
        element.checkVisibility({ visibilityProperty: true }),
      ].join();
      const id = looks.get(look) ?? looks.size;
      looks.set(look, id);
      const text = [...element.childNodes]
        .map((node) => (node.nodeType === 3 ? node.nodeValue : ''))
        .join('')
        .trim();
      if (text.length === 1 || (text !== '' && seen.has(id))) element.setAttribute(mark, '');
      // axe doesn't measure emoji, so later text with the same look may only be skipped if this text isn't just an emoji.
      else if (/[!-~]{2}/.test(text)) seen.add(id);
      for (const child of element.children) visit(child, id);
    };
    visit(document.documentElement, -1);
  }, repeated);

/** What axe finds on the page in its current state, one line per fault: rule, element, and what's wrong. */
export async function accessibilityFaults(
  page: Page,
  rules: Rules,
  exclude: readonly string[] = [],
): Promise<readonly string[]> {
  // Evaluated rather than added as a script, because the Content-Security-Policy only allows the site's own scripts.
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(source);
    await page.evaluate(`axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([${repeated}])' }] })`);
  }
  await markRepeatedLooks(page);
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
      // Don't preload stylesheets, which none of these rules need.
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
