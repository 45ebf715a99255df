import type { Block, Level, Section } from '../types.ts';
import { isIdentifier, isWord, pieces } from '../words/index.ts';
import { attribute, elements, find, isElement, isInline, isSilent, textOf, tidy, type Element } from './html.ts';

type OpenSection = { level: Level; heading: string; anchor: string; aliases: string[]; blocks: Block[] };

/** A link to another page: what it calls the target, and the names in its table row if the row is about that page. */
export type Link = Readonly<{ to: string; text: string; names: string }>;

/** Labels that boxes get from their kind; they say nothing about the page. */
const boxLabels = /^(note|tip|info|warning|danger|caution|important)$/i;
/** The section that ends many pages with links to others: nobody looks for it, and what it calls them is read by `cutLinks`. */
const furtherPages = 'read-next';
const cellGap = ' · ';
const longestName = 48;
/** Words that may be next to a name in its cell: "required", "set by the build". */
const mostRemarks = 4;

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
        const [text, anchor] = [tidy(textOf(child)), attribute(child, 'id')];
        // Without an anchor there is nothing that a hit could lead to but the section around it.
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
  return sections.filter(({ anchor }) => anchor !== furtherPages);
}

/** From figures, only the caption is indexed, because the labels in the drawing aren't sentences. */
const captionsOf = (figure: Element) => [...elements(figure)].filter(({ tagName }) => tagName === 'figcaption');

/** What may come before the subject of a text: nothing, or a label. */
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

/** Columns whose head is silent are left out. */
function tableRows(table: Element): Block[] {
  const rows = [...elements(table)].filter((element) => element.tagName === 'tr');
  const silent = new Set(
    rows.filter(isHeadRow).flatMap((row) => cellsOf(row).flatMap((cell, at) => (isSilent(cell) ? at : []))),
  );
  return rows
    .filter((row) => !isHeadRow(row))
    .map((row) =>
      withSigns(
        rowBlock(
          cellsOf(row).filter((_, at) => !silent.has(at)),
          anchorOf(row),
        ),
        attribute(row, 'data-c'),
      ),
    );
}

/** The row of a key code carries the characters that it types: they are names for it, too. Letters and digits name themselves. */
function withSigns(row: Block, characters: string): Block {
  const signs = characters.match(/[^\p{L}\p{N}\s]/gu) ?? [];
  return signs.length > 0 && row.defines !== '' ? { ...row, defines: [row.defines, ...signs].join(' ') } : row;
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

/** A value in quotes is named without them. */
const quoted = /^"([^"]*)"$/;

/**
 * What a row is about: the code that its first cell begins with and what the cell's link to the row says, or the cell itself when
 * it is short. Code inside a sentence ("`zmk,underglow` is missing here and there") is only mentioned.
 */
function namesIn(cell: Element | undefined): string {
  if (!cell) return '';
  const all = tidy(textOf(cell));
  const names = [
    ...new Set([...elements(cell)].filter(isName).map((name) => tidy(textOf(name)).replace(quoted, '$1'))),
  ];
  const others = names.reduce((rest, name) => rest.replace(name, ''), all).match(/\p{L}+/gu) ?? [];
  if (names.some((name) => all.replace(/^"/, '').startsWith(name)) && others.length <= mostRemarks)
    return names.join(' ');
  return all.length <= longestName ? all : '';
}

const isName = (element: Element) =>
  ['code', 'kbd'].includes(element.tagName) ||
  (element.tagName === 'a' && /^#/.test(attribute(element, 'href')) && isIdentifier(tidy(textOf(element))));

const internalLinks = (element: Element) =>
  [...elements(element)].filter(
    (link) => link.tagName === 'a' && /^\/(?!\/)/.test(attribute(link, 'href')) && !isSilent(link),
  );

/** The links in the first two cells of a row. In the second, a link on a name only explains the row: "draws what `CONFIG_A` turns on". */
const pointsTo = ([first, second]: readonly Element[]): Element[] => [
  ...(first ? internalLinks(first) : []),
  ...(second ? internalLinks(second).filter((link) => !isIdentifier(tidy(textOf(link)))) : []),
];

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
