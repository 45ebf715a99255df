import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { parseCss, usedCss } from './usedCss.ts';

const stylesheetLink = /<link[^>]*\srel="?stylesheet"?[^>]*\shref="?([^"\s>]+)"?[^>]*>/;

/**
 * Puts the CSS a page uses into its HTML, so that the first paint waits for no second request (a linked stylesheet costs
 * about 0.35 s on a phone). The whole stylesheet follows with the scripts (site/boot).
 */
export default function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    async postBuild({ outDir, siteConfig: { baseUrl } }) {
      const files = (await fs.readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'));
      const stylesheets = new Map<string, ReturnType<typeof parseCss>>();
      for (const file of files) {
        const html = await fs.readFile(path.join(outDir, file), 'utf8');
        const href = stylesheetLink.exec(html)?.[1];
        if (!href) continue;
        let stylesheet = stylesheets.get(href);
        if (!stylesheet) {
          const css = await fs.readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8');
          stylesheets.set(href, (stylesheet = parseCss(css)));
        }
        const style = `<style data-inlined>${usedCss(stylesheet, html).replace(/<\//g, '<\\/')}</style>`;
        await fs.writeFile(
          path.join(outDir, file),
          html.replace(stylesheetLink, () => style),
        );
      }
    },
  };
}
