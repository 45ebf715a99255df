import { highlightCode, isKnownLanguage } from './highlightCode.ts';
import { parseFenceMeta } from './fenceMeta.ts';

type Attribute = Readonly<{ type: 'mdxJsxAttribute'; name: string; value: string }>;
type Node = {
  type: string;
  tagName?: string;
  name?: string;
  value?: string;
  properties?: Record<string, unknown>;
  data?: { meta?: string | null };
  attributes?: Attribute[];
  children?: Node[];
};
type File = Readonly<{ path?: string }>;

const attribute = (name: string, value: string | undefined): Attribute[] =>
  value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }];

/** The `<CodeBlock>` element for a `<pre><code>` of Markdown, or nothing where the node is something else. */
function codeBlock(pre: Node, file: File): Node | undefined {
  const code = pre.tagName === 'pre' ? pre.children?.[0] : undefined;
  if (code?.tagName !== 'code') return undefined;
  const language =
    (code.properties?.className as readonly string[] | undefined)?.[0]?.replace('language-', '') ?? 'text';
  if (!isKnownLanguage(language)) {
    throw new Error(
      `${file.path}: code fence of unknown language "${language}". Add it to plugins/highlight, or use "text".`,
    );
  }
  const source = (code.children?.[0]?.value ?? '').replace(/\n$/, '');
  const metastring = code.data?.meta ?? (code.properties?.metastring as string | undefined) ?? '';
  const meta = parseFenceMeta(metastring);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      ...attribute('language', language),
      ...attribute('title', meta.title),
      ...attribute('html', highlightCode(source, language, meta)),
    ],
    children: [],
  };
}

/** rehype plugin: turns code fences into highlighted HTML at build time, so that no highlighter reaches the browser. */
export default function rehypeHighlight() {
  const visit = (node: Node, file: File): void => {
    node.children?.forEach((child, i) => {
      const block = codeBlock(child, file);
      if (block && node.children) node.children[i] = block;
      else visit(child, file);
    });
  };
  return visit;
}
