import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { buildPlaceholder, contentFile, type PageContent } from '../contract.ts';
import type { BuildStep } from './afterBuild.ts';

/** A piece of content as runtime/client/ServerContent.tsx renders it, minified. */
const piece = /<div data-content[^>]*>([\s\S]*?)<script type="?application\/json"?>([\s\S]*?)<\/script>/g;

export const contentsOf = (html: string): readonly PageContent[] =>
  [...html.matchAll(piece)].map(([, content = '', mdxExports = '{}']) => ({
    mdxExports: JSON.parse(mdxExports) as object,
    html: content,
  }));

/** Writes each page's content to a file for client navigation. The build's id is in the path of these files and in the pages. */
export const contentFiles: BuildStep = {
  name: 'content files',
  async run({ outDir }) {
    const files = (await fs.readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
    const pages = await Promise.all(
      files.map(async (file) => ({ file, html: await fs.readFile(path.join(outDir, file), 'utf8') })),
    );
    const hash = createHash('sha256');
    for (const { html } of pages) hash.update(html);
    const build = hash.digest('hex').slice(0, 10);
    for (const { file, html } of pages) {
      await fs.writeFile(path.join(outDir, file), html.replace(buildPlaceholder, build));
      const contents = contentsOf(html);
      if (contents.length === 0) continue;
      const target = path.join(outDir, contentFile(build, file.replace(/\.html$/, '')));
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, JSON.stringify(contents));
    }
  },
};
