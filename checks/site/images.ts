import type { Check, Finding } from '../check.ts';
import { ownHost, readTarget } from './address.ts';
import { attribute, isInside, type Element, type Page } from './page.ts';
import { placeOf, type BuiltSite } from './site.ts';

const isHidden = (element: Element): boolean => attribute(element, 'aria-hidden') === 'true';
const isNamed = (element: Element): boolean =>
  ['aria-label', 'aria-labelledby'].some((name) => attribute(element, name)?.trim()) ||
  element.childNodes.some((child) => child.nodeName === 'title');
/** An alt text that is a file name instead of a description. */
const looksLikeFile = /\.(png|jpe?g|svg|gif|webp)$|^(image|picture|img)$/i;

/** What's wrong with the address of a picture. Data URLs and pictures on other hosts have no file here. */
function fileProblem(site: BuiltSite, page: Page, address: string): Omit<Finding, 'file'> | undefined {
  const own = address.replace(ownHost, '/');
  if (/^(data:|https?:|\/\/)/.test(own) || site.files.has(readTarget(own, page)?.route ?? '')) return undefined;
  return { fault: `There is no picture ${address}.`, fix: 'Correct its address, or add the file.' };
}

function imageProblem(image: Element): Omit<Finding, 'file'> | undefined {
  const name = attribute(image, 'src') ?? '';
  const alt = attribute(image, 'alt');
  if (alt !== undefined && looksLikeFile.test(alt.trim())) {
    return { fault: `The alt text "${alt}" of ${name} is a file name.`, fix: 'Describe what the picture shows.' };
  }
  if (attribute(image, 'width') === undefined || attribute(image, 'height') === undefined) {
    return {
      fault: `The picture ${name} has no width and height.`,
      fix: 'Add both, so that text does not jump while it loads.',
    };
  }
  return undefined;
}

function drawingProblem(drawing: Element): Omit<Finding, 'file'> | undefined {
  if (
    isHidden(drawing) ||
    isInside(drawing, (ancestor) => isHidden(ancestor) || attribute(ancestor, 'role') === 'img')
  ) {
    return undefined;
  }
  if (attribute(drawing, 'role') === 'img' && isNamed(drawing)) return undefined;
  return {
    fault: 'A drawing (<svg>) has no name.',
    fix: 'Add role="img" and aria-label="…", or aria-hidden="true" if it is only decoration.',
  };
}

/** A part of another drawing (`<use>`), such as the theme's icons. */
function partProblem(page: Page, part: Element): Omit<Finding, 'file'> | undefined {
  const href = attribute(part, 'href') ?? '';
  if (!href.startsWith('#') || page.anchors.has(href.slice(1))) return undefined;
  return {
    fault: `A drawing is empty: <use href="${href}"> refers to nothing on the page.`,
    fix: 'Add the drawing with this id to the page, or draw it here.',
  };
}

function checkPage(site: BuiltSite, page: Page): readonly Finding[] {
  return page.elements.flatMap((element): readonly Finding[] => {
    const isInner = isInside(element, ({ tagName }) => tagName === 'svg');
    if (element.tagName === 'meta' && attribute(element, 'property') === 'og:image') {
      const problem = fileProblem(site, page, attribute(element, 'content') ?? '');
      return problem ? [{ ...placeOf(site, page, 'image:'), ...problem }] : [];
    }
    if (element.tagName === 'img') {
      const problem = imageProblem(element) ?? fileProblem(site, page, attribute(element, 'src') ?? '');
      return problem
        ? [{ ...placeOf(site, page, attribute(element, 'alt') ?? '', attribute(element, 'src') ?? ''), ...problem }]
        : [];
    }
    if (element.tagName === 'use') {
      const problem = partProblem(page, element);
      return problem ? [{ ...placeOf(site, page, '<svg'), ...problem }] : [];
    }
    if (element.tagName !== 'svg' || isInner) return [];
    const problem = drawingProblem(element);
    const html = page.html.slice(element.sourceCodeLocation?.startOffset, element.sourceCodeLocation?.endOffset);
    return problem
      ? [{ ...placeOf(site, page, '<svg'), ...problem, fault: `${problem.fault} ${html.slice(0, 100)}…` }]
      : [];
  });
}

/** Every picture exists and has a size, and its alternative text is useful. htmlValidity.ts finds a missing alternative text. */
export const images: Check<BuiltSite> = {
  name: 'pictures',
  run: (site) => {
    const reported = new Set<string>();
    // Icons of the layout are on every page, so their problems are reported once.
    return site.pages
      .flatMap((page) => checkPage(site, page))
      .filter(({ file, fault }) => {
        const key = file.startsWith('build/') || fault.startsWith('A drawing') ? fault : `${file} ${fault}`;
        return !reported.has(key) && reported.add(key);
      });
  },
};
