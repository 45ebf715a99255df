import { componentName, type Node } from '../mdx/tree.ts';

/** Characters in a line of text, at the width of the text column. */
const lineLength = 80;
/** Lines that a component takes on average: a table, a drawing. */
const componentLines = 14;

const isHeading = ({ tagName }: Node) => tagName === 'h2';
/** `import` and `export`, which have to stay at the top of the page. */
const isScript = ({ type }: Node) => type === 'mdxjsEsm';

const textLength = ({ value = '', children = [] }: Node): number =>
  children.reduce((sum, child) => sum + textLength(child), value.length);

/** The lines of a code block (plugins/highlight), with its frame. */
const codeLines = ({ attributes = [] }: Node): number =>
  3 + String(attributes.find(({ name }) => name === 'html')?.value).split('\n').length;

/** How many lines a block is about to take, the space after it included. */
function linesOf(block: Node): number {
  if (block.type === 'text') return 0;
  if (componentName(block) === 'CodeBlock') return codeLines(block);
  const length = textLength(block);
  return componentName(block) && length === 0 ? componentLines : 1 + Math.ceil(length / lineLength);
}

const section = (blocks: Node[]): Node => ({
  type: 'element',
  tagName: 'section',
  properties: {
    className: ['page-section'],
    style: `--lines:${blocks.reduce((sum, block) => sum + linesOf(block), 0)}`,
  },
  children: blocks,
});

/** The blocks before the first heading, and those of each heading. */
function splitAtHeadings(blocks: readonly Node[]): { opening: Node[]; parts: Node[][] } {
  const opening: Node[] = [];
  const parts: Node[][] = [];
  for (const block of blocks) {
    if (isHeading(block)) parts.push([]);
    (parts.at(-1) ?? opening).push(block);
  }
  return { opening, parts };
}

/**
 * rehype plugin: puts each part of a page that begins with a second-level heading into a `<section>`. The browser can then
 * lay out those first that are on the screen (src/css/sections.css); of the others it is told about how long they are.
 */
export const rehypeSections = () => (tree: Node) => {
  const nodes = tree.children ?? [];
  const { opening, parts } = splitAtHeadings(nodes.filter((node) => !isScript(node)));
  tree.children = [...nodes.filter(isScript), ...opening, ...parts.map(section)];
};
