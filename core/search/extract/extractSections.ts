import type { Block, Level, Section } from '../types.ts';
import { isIdentifier, isWord, segmentsOf } from '../words/index.ts';
import {
  attribute,
  elements,
  find,
  isElement,
  isInline,
  isIgnored,
  textOf,
  collapseSpaces,
  type Element,
} from './html.ts';

type MutableSection = { level: Level; heading: string; anchor: string; aliases: string[]; blocks: Block[] };

/** A link to another page. `names` are the names in its table row, if the row is about that page. */
export type Link = Readonly<{ to: string; text: string; names: string }>;

/** Automatic titles of admonitions. */
const admonitionLabels = /^(note|tip|info|warning|danger|caution|important)$/i;
/** The anchor of the links at the end of many pages. Nobody searches for them, but `extractLinks` uses their texts. */
const readNextAnchor = 'read-next';
const cellSeparator = ' · ';
const maxNameLength = 48;
/** The number of other words allowed next to a name in its cell, such as "required" or "set by the build". */
const maxOtherWords = 4;

/** Splits an article at its headings into sections, and each section into paragraphs, list items, table rows, and samples. */
export function extractSections(root: Element, title: string): Section[] {
  const first: MutableSection = { level: 1, heading: title, anchor: '', aliases: [], blocks: [] };
  const sections: MutableSection[] = [first];
  const add = (block: Partial<Block> & Pick<Block, 'kind' | 'text'>) => {
    const text = collapseSpaces(block.text);
    if (text !== '' && !admonitionLabels.test(text))
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
      if (isIgnored(child)) continue;
      flush();
      const heading = /^h([1-6])$/.exec(child.tagName);
      if (heading) {
        const level = Number(heading[1]) as Level;
        const [text, anchor] = [collapseSpaces(textOf(child)), attribute(child, 'id')];
        // A hit can't link to a heading without an anchor, so it becomes text of the section around it.
        if (level > 1 && anchor === '') add({ kind: 'text', text });
        else if (level > 1) sections.push({ level, heading: text, anchor, aliases: [], blocks: [] });
      } else if (child.tagName === 'pre') add({ kind: 'code', text: wordsOfCode(child) });
      else if (child.tagName === 'table') {
        const caption = find(child, ({ tagName }) => tagName === 'caption');
        if (caption) visit(caption);
        tableRows(child).forEach(add);
      } else if (child.tagName === 'dl') definitionRows(child).forEach(add);
      else if (child.tagName === 'figure') captionsOf(child).forEach(visit);
      else visit(child);
    }
    flush();
  };
  visit(root);
  return sections.filter(({ anchor }) => anchor !== readNextAnchor);
}

/** Only the captions of figures are indexed, because the labels in a drawing aren't sentences. */
const captionsOf = (figure: Element) => [...elements(figure)].filter(({ tagName }) => tagName === 'figcaption');

/** What may come before the name at the start of a text: nothing, or a label. */
const subjectLead = /^\s*(?:(?:reference|compatible|name|option|property|applies to)\s*:?\s*)?$/i;

/** A text that starts with a name from code defines that name: "`&kp` presses a key …", "`compatible = "zmk,keymap"` …". */
function subjectIn(node: Element['childNodes'][number]): string {
  if (!isElement(node) || isIgnored(node)) return '';
  const code =
    node.tagName === 'code' ? node : node.tagName === 'a' ? find(node, ({ tagName }) => tagName === 'code') : undefined;
  const words = code
    ? segmentsOf(collapseSpaces(textOf(code))).filter((segment) => isWord(segment) && segment !== 'compatible')
    : [];
  const [name = ''] = words;
  return words.length === 1 && isIdentifier(name) ? name : '';
}

/**
 * The distinct words of a code sample. That's enough to find it, and hits show the heading instead of the code. Numbers
 * are left out because they differ between one reader's code and another's.
 */
function wordsOfCode(pre: Element): string {
  const words = segmentsOf(collapseSpaces(textOf(pre, (element) => element.tagName === 'button'))).filter((segment) =>
    /\p{L}/u.test(segment),
  );
  return [...new Set(words)].join(' ');
}

/** Leaves out columns whose header is ignored. */
function tableRows(table: Element): Block[] {
  const rows = [...elements(table)].filter((element) => element.tagName === 'tr');
  const ignoredColumns = new Set(
    rows.filter(isHeaderRow).flatMap((row) => cellsOf(row).flatMap((cell, at) => (isIgnored(cell) ? at : []))),
  );
  return rows
    .filter((row) => !isHeaderRow(row))
    .map((row) =>
      withSymbols(
        rowBlock(
          cellsOf(row).filter((_, at) => !ignoredColumns.has(at)),
          anchorOf(row),
        ),
        attribute(row, 'data-c'),
      ),
    );
}

/** Rows of key codes list the characters they type in `data-c`. Symbols among them are added as names of the key code. */
function withSymbols(row: Block, characters: string): Block {
  const symbols = characters.match(/[^\p{L}\p{N}\s]/gu) ?? [];
  return symbols.length > 0 && row.defines !== '' ? { ...row, defines: [row.defines, ...symbols].join(' ') } : row;
}

const cellsOf = (row: Element) =>
  row.childNodes.filter((node): node is Element => isElement(node) && /^t[dh]$/.test(node.tagName));
const isHeaderRow = (row: Element) => cellsOf(row).every((cell) => cell.tagName === 'th');
const anchorOf = (row: Element) =>
  attribute(row, 'id') || attribute(find(row, (element) => attribute(element, 'id') !== '') ?? row, 'id');

function definitionRows(list: Element): Block[] {
  const items = [...elements(list)].filter(({ tagName }) => tagName === 'dt' || tagName === 'dd');
  return items.flatMap((term, at) => {
    if (term.tagName !== 'dt') return [];
    const next = items.slice(at + 1).findIndex(({ tagName }) => tagName === 'dt');
    const definitions = items.slice(at + 1, next < 0 ? undefined : at + 1 + next);
    return [rowBlock([term, ...definitions], anchorOf(term))];
  });
}

function rowBlock(cells: readonly Element[], anchor: string): Block {
  const texts = cells.map((cell) => collapseSpaces(textOf(cell))).filter((text) => text !== '');
  // If a row links to another page, that page defines the names in the row.
  return {
    kind: 'row',
    text: texts.join(cellSeparator),
    defines: rowTargets(cells).length > 0 ? '' : namesIn(cells[0]),
    anchor,
  };
}

const quoted = /^"([^"]*)"$/;

/**
 * The names that a row defines: the code at the start of its first cell and the texts of links to the row itself, or the
 * whole cell if it's short. Code inside a sentence ("the chosen node `zmk,underglow` is missing") isn't a definition.
 */
function namesIn(cell: Element | undefined): string {
  if (!cell) return '';
  const all = collapseSpaces(textOf(cell));
  const names = [
    ...new Set([...elements(cell)].filter(isName).map((name) => collapseSpaces(textOf(name)).replace(quoted, '$1'))),
  ];
  const otherWords = names.reduce((rest, name) => rest.replace(name, ''), all).match(/\p{L}+/gu) ?? [];
  if (names.some((name) => all.replace(/^"/, '').startsWith(name)) && otherWords.length <= maxOtherWords)
    return names.join(' ');
  return all.length <= maxNameLength ? all : '';
}

const isName = (element: Element) =>
  ['code', 'kbd'].includes(element.tagName) ||
  (element.tagName === 'a' && /^#/.test(attribute(element, 'href')) && isIdentifier(collapseSpaces(textOf(element))));

const internalLinks = (element: Element) =>
  [...elements(element)].filter(
    (link) => link.tagName === 'a' && /^\/(?!\/)/.test(attribute(link, 'href')) && !isIgnored(link),
  );

/**
 * The links in the first two cells of a row, which tell what page the row is about. A link on a name in the second cell
 * doesn't count: it's part of an explanation, such as "draws what `CONFIG_A` turns on".
 */
const rowTargets = ([first, second]: readonly Element[]): Element[] => [
  ...(first ? internalLinks(first) : []),
  ...(second ? internalLinks(second).filter((link) => !isIdentifier(collapseSpaces(textOf(link)))) : []),
];

/** The names in a cell without the parameters of behaviors: `&bt` for `&bt COMMAND`. */
function aliasesIn(cell: Element | undefined): string {
  const names = namesIn(cell);
  return [...new Set(names.match(/&[\w-]+/g))].join(' ') || names;
}

/** All links from an article to other pages of the site. */
export function extractLinks(root: Element, ownUrl: string): Link[] {
  const rows = [...elements(root)].filter((element) => element.tagName === 'tr');
  const rowLinks = new Map(
    rows.flatMap((row) =>
      rowTargets(cellsOf(row)).map(
        (link, _at, all) => [link, all.length === 1 ? aliasesIn(cellsOf(row)[0]) : ''] as const,
      ),
    ),
  );
  return internalLinks(root)
    .map((link) => ({
      to: attribute(link, 'href'),
      text: collapseSpaces(textOf(link)),
      names: rowLinks.get(link) ?? '',
    }))
    .filter(({ to }) => to.replace(/#.*/, '') !== ownUrl);
}
