import type { Check, Finding } from '../check.ts';
import { isInside, attribute, textOf, type Page } from './page.ts';
import { placeOf, type BuiltSite } from './site.ts';

const levelOf = (tagName: string): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

function checkPage(site: BuiltSite, page: Page): readonly Finding[] {
  const headings = page.elements.filter(
    (element) =>
      levelOf(element.tagName) > 0 && !isInside(element, (ancestor) => attribute(ancestor, 'aria-hidden') === 'true'),
  );
  const findings: Finding[] = [];
  const tops = headings.filter(({ tagName }) => tagName === 'h1');
  if (tops.length !== 1) {
    findings.push({
      ...placeOf(site, page, ...tops.slice(1).map((heading) => `# ${textOf(heading)}`)),
      fault: `The page ${page.route} has ${tops.length} first-level headings.`,
      fix: 'Only the title in the front matter is one. Use ## and below in the text.',
    });
  }
  let previous = 0;
  for (const heading of headings) {
    const level = levelOf(heading.tagName);
    const text = textOf(heading);
    if (text === '') {
      findings.push({
        ...placeOf(site, page),
        fault: `An ${heading.tagName} has no text.`,
        fix: 'Give it words or remove it.',
      });
    }
    if (previous > 0 && level > previous + 1) {
      findings.push({
        ...placeOf(site, page, `# ${text}`, text),
        fault: `The heading "${text}" jumps from level ${previous} to level ${level}.`,
        fix: `Make it level ${previous + 1}, because screen readers show the outline.`,
      });
    }
    previous = level;
  }
  return findings;
}

/** Each page has one first-level heading and doesn't skip a level. */
export const headings: Check<BuiltSite> = {
  name: 'headings',
  run: (site) => site.pages.flatMap((page) => checkPage(site, page)),
};
