import { isWord, pieces } from '../textCode.ts';
import { isIdentifier } from '../tokenise.ts';
import type { Block, Level, Section } from '../types.ts';
import { attribute, elements, find, isElement, isInline, isSilent, textOf, tidy, type Element } from './html.ts';

type OpenSection = { level: Level; heading: string; anchor: string; aliases: string[]; blocks: Block[] };

/** A link to another page of the site: what it calls the target, and the names of the row it stands in, if it is what the row is about. */
export type Link = Readonly<{ to: string; text: string; names: string }>;

/** Labels that boxes get from their kind; they say nothing about the page. */
const boxLabels = /^(note|tip|info|warning|danger|caution|important)$/i;
const cellGap = ' · ';
const longestName = 48;

/** Cuts an article at its headings, and what is below each into paragraphs, list items, table rows and samples. */
export function cutSections(root: Element, title: string): Section[] {
  const first: OpenSection = { level: 1, heading: title, anchor: '', aliases: [], blocks: [] };
  const sections: OpenSection[] = [first];
  const add = (block: Partial<Block> & Pick<Block, 'kind' | 'text'>) => {
    const text = tidy(block.text);
    if (text !== '' && !boxLabels.test(text))
      (sections.at(-1) ?? first).blocks.push({ defines: '', anchor: '', ...block, text });
  };

  const visit = (parent: Element): void => {
    let inline = '';
    let subject = '';
    const flush = () => {
      add(subject === '' ? { kind: 'text', text: inline } : { kind: 'row', text: inline, defines: subject });
      inline = '';
      subject = '';
    };
    for (const child of parent.childNodes) {
      if (!isElement(child) || isInline(child)) {
        if (subjectLead.test(inline)) subject ||= subjectIn(child);
        inline += textOf(child);
        continue;
      }
      if (isSilent(child)) continue;
      flush();
      const heading = /^h([1-6])$/.exec(child.tagName);
      if (heading) {
        const level = Number(heading[1]) as Level;
        if (level > 1)
          sections.push({
            level,
            heading: tidy(textOf(child)),
            anchor: attribute(child, 'id'),
            aliases: [],
            blocks: [],
          });
      } else if (child.tagName === 'pre') add({ kind: 'code', text: wordsOfCode(child) });
      else if (child.tagName === 'table') {
        const caption = find(child, ({ tagName }) => tagName === 'caption');
        if (caption) visit(caption);
        tableRows(child).forEach(add);
      } else if (child.tagName === 'dl') definitionRows(child).forEach(add);
      else visit(child);
    }
    flush();
  };
  visit(root);
  return sections;
}

/** What may stand before the subject of a text: nothing, or a label. */
const subjectLead = /^\s*(?:(?:reference|compatible|name|option|property|applies to)\s*:?\s*)?$/i;

/** A text that opens with one name from code is about that name: "`&kp` presses a key …", "`compatible = "zmk,keymap"` …". */
function subjectIn(node: Element['childNodes'][number]): string {
  if (!isElement(node) || isSilent(node)) return '';
  const code =
    node.tagName === 'code' ? node : node.tagName === 'a' ? find(node, ({ tagName }) => tagName === 'code') : undefined;
  const words = code ? pieces(tidy(textOf(code))).filter((piece) => isWord(piece) && piece !== 'compatible') : [];
  const [name = ''] = words;
  return words.length === 1 && isIdentifier(name) ? name : '';
}

/**
 * The words of a sample, each once and without the signs between them: enough to find it by what it holds. It is not shown as a
 * hit; its heading is. Numbers are left out, they are what differs between one reader's code and the next.
 */
function wordsOfCode(pre: Element): string {
  const words = pieces(tidy(textOf(pre, (element) => element.tagName === 'button'))).filter((piece) =>
    /\p{L}/u.test(piece),
  );
  return [...new Set(words)].join(' ');
}

function tableRows(table: Element): Block[] {
  return [...elements(table)]
    .filter((element) => element.tagName === 'tr' && !isHeadRow(element))
    .map((row) => rowBlock(cellsOf(row), anchorOf(row)));
}

const cellsOf = (row: Element) =>
  row.childNodes.filter((node): node is Element => isElement(node) && /^t[dh]$/.test(node.tagName));
const isHeadRow = (row: Element) => cellsOf(row).every((cell) => cell.tagName === 'th');
const anchorOf = (row: Element) =>
  attribute(row, 'id') || attribute(find(row, (element) => attribute(element, 'id') !== '') ?? row, 'id');

function definitionRows(list: Element): Block[] {
  const parts = [...elements(list)].filter(({ tagName }) => tagName === 'dt' || tagName === 'dd');
  return parts.flatMap((part, at) => {
    if (part.tagName !== 'dt') return [];
    const next = parts.slice(at + 1).findIndex(({ tagName }) => tagName === 'dt');
    const about = parts.slice(at + 1, next < 0 ? undefined : at + 1 + next);
    return [rowBlock([part, ...about], anchorOf(part))];
  });
}

function rowBlock(cells: readonly Element[], anchor: string): Block {
  const texts = cells.map((cell) => tidy(textOf(cell))).filter((text) => text !== '');
  // A row that points to another page defines nothing here: what it names is defined there.
  return {
    kind: 'row',
    text: texts.join(cellGap),
    defines: pointsTo(cells).length > 0 ? '' : namesIn(cells[0]),
    anchor,
  };
}

/** What a row is about: the code in its first cell and what the cell's link to the row says, or the cell itself when it is short. */
function namesIn(cell: Element | undefined): string {
  if (!cell) return '';
  const codes = [...elements(cell)].filter(isName).map((code) => tidy(textOf(code)));
  const all = codes.length > 0 ? [...new Set(codes)].join(' ') : tidy(textOf(cell));
  return all.length <= longestName || codes.length > 0 ? all : '';
}

const isName = (element: Element) =>
  ['code', 'kbd'].includes(element.tagName) ||
  (element.tagName === 'a' && /^#/.test(attribute(element, 'href')) && isIdentifier(tidy(textOf(element))));

const internalLinks = (element: Element) =>
  [...elements(element)].filter((link) => link.tagName === 'a' && /^\/(?!\/)/.test(attribute(link, 'href')));

/** The links in the first two cells of a row. */
const pointsTo = (cells: readonly Element[]): Element[] => cells.slice(0, 2).flatMap(internalLinks);

/** Of `&bt COMMAND` the name is `&bt`; what follows are its parameters. */
function labelsIn(cell: Element | undefined): string {
  const names = namesIn(cell);
  return [...new Set(names.match(/&[\w-]+/g))].join(' ') || names;
}

/** Every link of an article to another page of the site. */
export function cutLinks(root: Element, ownUrl: string): Link[] {
  const rows = [...elements(root)].filter((element) => element.tagName === 'tr');
  const rowLinks = new Map(
    rows.flatMap((row) =>
      pointsTo(cellsOf(row)).map(
        (link, _at, all) => [link, all.length === 1 ? labelsIn(cellsOf(row)[0]) : ''] as const,
      ),
    ),
  );
  return internalLinks(root)
    .map((link) => ({ to: attribute(link, 'href'), text: tidy(textOf(link)), names: rowLinks.get(link) ?? '' }))
    .filter(({ to }) => to.replace(/#.*/, '') !== ownUrl);
}
