import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** How much of the content is laid out for a frame, in CSS pixels and elements: this much, and it is full. */
export type Extent = Readonly<{
  width: number;
  height: number;
  elements: number;
  /** What has more elements is taken apart. */
  largest: number;
  /** Rows of some tables stand under each other like paragraphs. */
  stacksRows: boolean;
}>;

/** Heights are rough, and rather too little: a first screen reaches a good deal further than it has to. */
export const phoneScreen: Extent = { width: 390, height: 760, elements: Infinity, largest: 100, stacksRows: true };
/** The upper half of it comes first, or less where it is full of small things. */
export const phoneHalf: Extent = { ...phoneScreen, height: 380, elements: 25, largest: 25 };
/** For anything wider than a phone. */
export const wideScreen: Extent = { width: 800, height: 1080, elements: Infinity, largest: 100, stacksRows: false };

export const childElements = ({ childNodes }: Element): readonly Element[] =>
  childNodes.filter((node): node is Element => tree.isElementNode(node) && node.tagName !== 'script');

const has = ({ attrs }: Element, attribute: string) => attrs.some(({ name }) => name === attribute);

/** What the parts of a page are measured by. */
type Measures = Readonly<{ elements: number; letters: number; drawings: number; hasStackedRows: boolean }>;

const nothing: Measures = { elements: 0, letters: 0, drawings: 0, hasStackedRows: false };

const measured = new WeakMap<Node, Measures>();

function measure(node: Node): Measures {
  const known = measured.get(node);
  if (known) return known;
  const measures = measureAnew(node);
  measured.set(node, measures);
  return measures;
}

function measureAnew(node: Node): Measures {
  if (tree.isTextNode(node)) return { ...nothing, letters: node.value.length };
  if (!tree.isElementNode(node) || node.tagName === 'script') return nothing;
  const inside = node.childNodes.map(measure);
  const sum = (key: 'elements' | 'letters' | 'drawings') => inside.reduce((total, { [key]: more }) => total + more, 0);
  return {
    elements: sum('elements') + 1,
    letters: sum('letters'),
    drawings: sum('drawings') + (node.tagName === 'svg' ? 1 : 0),
    hasStackedRows: has(node, 'data-stacked') || inside.some(({ hasStackedRows }) => hasStackedRows),
  };
}

const roughHeight = ({ letters, drawings }: Measures, width: number): number =>
  40 + 100 * drawings + (letters * 250) / width;

const hasText = ({ childNodes }: Element) =>
  childNodes.some((node) => tree.isTextNode(node) && node.value.trim() !== '');

/** A table with columns, or what is around nothing else. Its columns would move when more rows come. */
function hasColumns(part: Element, stacksRows: boolean): boolean {
  if (part.tagName === 'table') return !(stacksRows && has(part, 'data-stacked'));
  const [only, ...others] = childElements(part);
  return only !== undefined && others.length === 0 && hasColumns(only, stacksRows);
}

/** What is not taken apart: it is small, or what it consists of makes no sense alone. */
function isWhole(part: Element, { elements, hasStackedRows }: Measures, { largest, stacksRows }: Extent): boolean {
  return (
    (elements <= largest && !(stacksRows && hasStackedRows)) ||
    childElements(part).length === 0 ||
    ['p', 'pre', 'svg'].includes(part.tagName) ||
    hasText(part) ||
    hasColumns(part, stacksRows)
  );
}

/** What a screen is filled with. */
type Filled = Readonly<{
  elements: number;
  /** The parts, or parts of parts, that there is no room for. */
  below: readonly Element[];
}>;

export function fillScreen(parts: readonly Element[], most: Extent): Filled {
  let height = 0;
  let elements = 0;
  const below: Element[] = [];
  const fill = (pieces: readonly Element[]): void => {
    for (const piece of pieces) {
      if (height > most.height || elements > most.elements) {
        below.push(piece);
        continue;
      }
      const measures = measure(piece);
      if (isWhole(piece, measures, most)) {
        height += roughHeight(measures, most.width);
        elements += measures.elements;
      } else fill(childElements(piece));
    }
  };
  fill(parts);
  return { elements, below };
}
