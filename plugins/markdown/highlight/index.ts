import { readDrawing } from '#core/keymap-drawing';
import { playgroundLink } from '../../../src/components/PlaygroundPage/shareLink.ts';
import { attribute, placeOf, type Node, type SourceFile } from '../mdxTree.ts';
import { parseFenceMeta, type FenceMeta } from './fenceMeta.ts';
import { highlightCode, isKnownLanguage } from './highlightCode.ts';

/** Whether a sample can be shown in the playground: not outdated, wrong on purpose, or with removed lines. */
const isKeymap = (source: string, language: string, { flags, deleted }: FenceMeta): boolean =>
  language === 'dts' && flags.size === 0 && deleted.size === 0 && readDrawing(source).layers.length > 0;

/** The `<CodeBlock>` element for a `<pre><code>` of Markdown, or undefined if the node is something else. */
function codeBlock(pre: Node, file: SourceFile): Node | undefined {
  const code = pre.tagName === 'pre' ? pre.children?.[0] : undefined;
  if (code?.tagName !== 'code') return undefined;
  const [className] = (code.properties?.className as readonly string[] | undefined) ?? [];
  const language = className?.replace('language-', '') ?? 'text';
  const place = placeOf(pre, file);
  if (!isKnownLanguage(language)) {
    throw new Error(
      `${place}: code fence of unknown language "${language}". Add it to plugins/markdown/highlight, or use "text".`,
    );
  }
  const source = (code.children?.[0]?.value ?? '').replace(/\n$/, '');
  const written = code.data?.meta ?? (code.properties?.metastring as string | undefined) ?? '';
  const meta = parseFenceMeta(written, place, source.split('\n').length);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('language', language),
      ...(meta.title === undefined ? [] : [attribute('title', meta.title)]),
      attribute('html', highlightCode(source, language, meta)),
      ...(isKeymap(source, language, meta) ? [attribute('playground', playgroundLink(source))] : []),
    ],
    children: [],
  };
}

/** rehype plugin: turns code fences into highlighted HTML at build time, so that no highlighter reaches the browser. */
export default function rehypeHighlight() {
  const visit = (node: Node, file: SourceFile): void => {
    node.children?.forEach((child, i) => {
      const block = codeBlock(child, file);
      if (block && node.children) node.children[i] = block;
      else visit(child, file);
    });
  };
  return visit;
}
