import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildStep } from '../afterBuild.ts';
import { namesOf, namesOfSite, parseCss, usedCss } from './usedCss.ts';

const stylesheetLink = /<link[^>]*\srel="?stylesheet"?[^>]*\shref="?([^"\s>]+)"?[^>]*>/;

/** The file's name with a new hash for its new contents. */
function renamed(file: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return file.replace(/\.\w+\.css$/, `.${hash}.css`);
}

/**
 * Puts the CSS that a page uses into its HTML, so that the first paint doesn't wait for a second request (about 0.35 s on a
 * phone). The whole stylesheet is loaded with the scripts (runtime/inline/start.ts), without the rules that the site never
 * uses: more than half of it is for components that only other sites have.
 */
export const inlineCss: BuildStep = {
  name: 'inline CSS',
  async run({ outDir, baseUrl }) {
    const files = (await fs.readdir(outDir, { recursive: true })).map((file) => path.join(outDir, file));
    const readAll = (ending: RegExp) =>
      Promise.all(
        files
          .filter((file) => ending.test(file))
          .map(async (file) => ({ file, text: await fs.readFile(file, 'utf8') })),
      );
    const textOf = (read: readonly { text: string }[]) => read.map(({ text }) => text).join(' ');
    const pages = (await readAll(/\.html$/)).map((page) => ({ ...page, names: namesOf(page.text) }));
    const scripts = textOf(await readAll(/\.js$/));
    // The stylesheet that scripts load together with a large component (runtime/build/browser). No page links to it.
    const onDemand = textOf(await readAll(/on-demand\.\w+\.css$/));

    const href = stylesheetLink.exec(textOf(pages))?.[1];
    if (!href) throw new Error('No page links to a stylesheet.');
    const file = path.join(outDir, href.slice(baseUrl.length));
    const siteNames = namesOfSite(
      pages.map(({ names }) => names),
      scripts,
    );
    const all = parseCss(await fs.readFile(file, 'utf8'));
    const css = usedCss(all, siteNames, textOf(pages) + onDemand + scripts);
    const newFile = renamed(file, css);
    await fs.rm(file);
    await fs.writeFile(newFile, css);

    const stylesheet = parseCss(css + onDemand);
    for (const page of pages) {
      const own = usedCss(stylesheet, page.names, page.text).replaceAll('</', '<\\/');
      const inlined = page.text.replace(stylesheetLink, () => `<style data-inlined>${own}</style>`);
      await fs.writeFile(page.file, inlined.replaceAll(path.basename(file), path.basename(newFile)));
    }
  },
};
