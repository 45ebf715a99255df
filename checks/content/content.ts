import fs from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';

/** A Markdown file in docs/ or blog/. */
export type ContentPage = Readonly<{
  /** Path from the project's root, with forward slashes. */
  file: string;
  kind: 'doc' | 'post';
  text: string;
  lines: readonly string[];
  frontMatter: Readonly<Record<string, unknown>>;
  /** Why the front matter could not be read. */
  frontMatterFault: string | undefined;
}>;

export type Content = Readonly<{
  root: string;
  pages: readonly ContentPage[];
  /** Files that pages include. They have no front matter, but all other checks apply. */
  partials: readonly ContentPage[];
}>;

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?(?:\n|$)/;

export function parsePage(file: string, text: string): ContentPage {
  const block = fence.exec(text);
  const document = parseDocument(block?.[1] ?? '');
  const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const isMap = typeof data === 'object' && data !== null && !Array.isArray(data);
  return {
    file,
    kind: file.startsWith('blog/') ? 'post' : 'doc',
    text,
    lines: text.split(/\r?\n/),
    frontMatter: isMap ? (data as Record<string, unknown>) : {},
    frontMatterFault: block ? document.errors[0]?.message : 'There is no front matter.',
  };
}

/** Files and folders whose names start with `_`, as in Docusaurus. */
const isPartial = (file: string) => file.split('/').some((name) => name.startsWith('_'));

/** Reads docs/ and blog/. */
export function readContent(root: string): Content {
  const files = ['docs', 'blog']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
  const read = (file: string) => parsePage(file, fs.readFileSync(path.join(root, file), 'utf8'));
  return {
    root,
    pages: files.filter((file) => !isPartial(file)).map(read),
    partials: files.filter(isPartial).map(read),
  };
}
