import { taskSize } from './inTasks';

/** What has it is hidden (plugins/page-html); once its value is "far", it is left to the browser (src/css/base.css). */
const mark = 'data-later';

/** On a narrow screen, rows of some tables have no columns: they stand under each other like paragraphs. */
const isWide = screen.width > 768;
const withColumns = isWide ? 'table' : 'table:not([data-stacked])';
const rowAlone = '[data-stacked] tr';

/** A table, or what is around nothing else. Its columns would move when more rows come. */
export const isTable = (piece: Element): boolean =>
  (piece.children.length === 1 && isTable(piece.children[0] as Element)) || piece.matches(withColumns);

export const sizeOf = (piece: Element): number => piece.getElementsByTagName('*').length + 1;

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

const hasRows = (piece: Element) => !isWide && piece.querySelector(rowAlone) !== null;

/** What is not taken apart: it is small, or what it consists of makes no sense alone. */
export const isWhole = (piece: Element): boolean =>
  (sizeOf(piece) <= taskSize && !hasRows(piece)) ||
  !piece.firstElementChild ||
  piece.matches('pre, svg') ||
  hasText(piece);

/** That of the text, in pixels, at most. To tell the width of the window, the browser would lay out the page. */
const width = Math.min(screen.width, 800);

/** About how high a piece will be, in pixels, and rather too little. */
export const roughHeight = (piece: Element): number =>
  40 + 100 * piece.getElementsByTagName('svg').length + ((piece.textContent ?? '').length * 250) / width;

/** In the order of the page. */
export const heldBack = (): readonly Element[] => [...document.querySelectorAll(`[${mark}]`)];

export function show(pieces: readonly Element[]): void {
  for (const piece of pieces) piece.removeAttribute(mark);
}

/** From now on the browser lays them out where they come near the screen. */
export function leaveToBrowser(pieces: readonly Element[]): void {
  for (const piece of pieces) piece.setAttribute(mark, 'far');
}

/** A piece that is too large for one task is replaced by what it consists of, as far as that is still too large and not kept. */
export function takeApart(piece: Element, isKept?: (piece: Element) => boolean): readonly Element[] {
  if (isWhole(piece) || isKept?.(piece)) return [piece];
  const smaller = [...piece.children];
  for (const child of smaller) child.setAttribute(mark, '');
  piece.removeAttribute(mark);
  return smaller.flatMap((child) => takeApart(child, isKept));
}
