import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cardSvg } from './cardSvg.ts';

const font = require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');
const decode = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
const contentOf = (html: string, property: string) => {
  const [, quoted, bare] = new RegExp(`property="?${property}"? content=(?:"([^"]*)"|([^\\s>]+))`).exec(html) ?? [];
  return decode(quoted ?? bare ?? '');
};

/** The PNG of a card, from the cache of earlier builds where the same drawing was made before. */
async function renderCard(svg: string, cache: string): Promise<Buffer> {
  const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`);
  const cached = await fs.readFile(file).catch(() => undefined);
  if (cached) return cached;
  const png = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Inter' } })
    .render()
    .asPng();
  await fs.mkdir(cache, { recursive: true });
  await fs.writeFile(file, png);
  return png;
}

/** Draws a card for every page whose HTML refers to one under /social/ (see cardPath), from the page's own title. */
export default function socialCards({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({ outDir }) {
      const cache = path.join(siteDir, '.cache/social-cards');
      const drawn = new Set<string>();
      for (const page of (await fs.readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'))) {
        const html = await fs.readFile(path.join(outDir, page), 'utf8');
        const card = contentOf(html, 'og:image').replace(siteConfig.url, '');
        if (!card.startsWith('/social/') || drawn.has(card)) continue;
        drawn.add(card);
        const title = contentOf(html, 'og:title').replace(` | ${siteConfig.title}`, '');
        const png = await renderCard(cardSvg(title, page.startsWith('blog') ? 'Blog' : 'Docs'), cache);
        const file = path.join(outDir, card);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, png);
      }
    },
  };
}
