import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { cardSvg } from './cardSvg.ts';
import { encodePng } from './encodePng.ts';

type Card = Readonly<{ file: string; svg: string }>;

const font = require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');
/** Cards drawn at the same time, beside the main thread. Node's threads also read and write files; some must stay free. */
const lanes = 2;

/** A card for every doc and post whose front matter names one (see cardPath), with the page's own title. */
function cardsOf(content: AllContent): readonly Card[] {
  const docs = content['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = content['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const cards = [
    ...(docs?.loadedVersions ?? []).flatMap((version) =>
      version.docs.map(({ title, frontMatter }) => ({ title, image: frontMatter.image, section: 'Docs' })),
    ),
    ...(blog?.blogPosts ?? []).map(({ metadata: { title, frontMatter } }) => ({
      title,
      image: frontMatter.image,
      section: 'Blog',
    })),
  ];
  return cards.flatMap(({ title, image, section }) =>
    image?.startsWith('/social/') ? [{ file: image, svg: cardSvg(title, section) }] : [],
  );
}

/** The PNG of a card, from the cache of earlier builds where the same drawing was made before. */
async function drawCard(svg: string, cache: string): Promise<Buffer> {
  const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`);
  const cached = await fs.readFile(file).catch(() => undefined);
  if (cached) return cached;
  const { width, height, pixels } = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Inter' },
  });
  const png = await encodePng(width, height, pixels);
  await fs.mkdir(cache, { recursive: true });
  await fs.writeFile(file, png);
  return png;
}

async function drawCards(cards: readonly Card[], cache: string): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  const waiting = [...cards];
  const draw = async () => {
    for (let card = waiting.pop(); card; card = waiting.pop()) drawn.set(card.file, await drawCard(card.svg, cache));
  };
  await Promise.all(Array.from({ length: lanes }, draw));
  return drawn;
}

/** Pictures for pages that are shared elsewhere. They are drawn while the site is bundled, and written when it is there. */
export default function socialCards({ siteDir }: LoadContext): Plugin {
  let drawing: Promise<ReadonlyMap<string, Buffer>> | undefined;
  return {
    name: 'social-cards',
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      drawing = drawCards(cardsOf(allContent), path.join(siteDir, '.cache/social-cards'));
      // A fault is reported below, where the cards are needed.
      drawing.catch(() => undefined);
    },
    async postBuild({ outDir }) {
      for (const [name, png] of (await drawing) ?? []) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, png);
      }
    },
  };
}
