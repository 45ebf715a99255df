import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { BuildStep } from '../../runtime/build/afterBuild.ts';
import { cardSvg } from './cardSvg.ts';
import type { Drawing } from './drawCards.mts';

/** A drawing and its address on the site. Its file stays in the cache for later builds, under a name that is a hash of it. */
type Card = Drawing & Readonly<{ address: string }>;

/** A card for every doc and post whose front matter names one (see cardPath), with the page's own title. */
function cardsOf(content: AllContent, cache: string): readonly Card[] {
  const docs = content['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = content['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const pages = [
    ...(docs?.loadedVersions ?? []).flatMap((version) =>
      version.docs.map(({ title, frontMatter }) => ({ title, image: frontMatter.image, section: 'Docs' })),
    ),
    ...(blog?.blogPosts ?? []).map(({ metadata: { title, frontMatter } }) => ({
      title,
      image: frontMatter.image,
      section: 'Blog',
    })),
  ];
  return pages.flatMap(({ title, image, section }) => {
    if (!image?.startsWith('/social/')) return [];
    const svg = cardSvg(title, section);
    const name = createHash('sha256').update(svg).digest('hex').slice(0, 24);
    return [{ address: image, svg, file: path.join(cache, `${name}.png`) }];
  });
}

/** Draws the cards that aren't in the cache, at a low priority so that it doesn't slow down the build. */
async function drawCards(cards: readonly Card[], siteDir: string): Promise<void> {
  const missing = cards.filter(({ file }) => !fs.existsSync(file)).map(({ svg, file }): Drawing => ({ svg, file }));
  if (missing.length === 0) return;
  const program = path.join(siteDir, 'plugins/social-cards/drawCards.mts');
  const drawing = promisify(execFile)(process.execPath, ['--import', 'tsx', program], { cwd: siteDir });
  const { pid, stdin } = drawing.child;
  if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  // If the program ends before it has read this, `drawing` rejects with the reason.
  stdin?.on('error', () => undefined).end(JSON.stringify(missing));
  await drawing;
}

let cards: readonly Card[] = [];
let drawing: Promise<void> | undefined;

/** Draws the pictures that other sites show for a link to a page, at the same time as the site is bundled. */
export default function socialCards({ siteDir }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      const cache = path.join(siteDir, '.cache/social-cards');
      fs.mkdirSync(cache, { recursive: true });
      cards = cardsOf(allContent, cache);
      drawing = drawCards(cards, siteDir);
      // Errors are reported below, where the cards are needed.
      drawing.catch(() => undefined);
    },
  };
}

/** Copies the cards into the site. */
export const copyCards: BuildStep = {
  name: 'share cards',
  async run({ outDir }) {
    await drawing;
    for (const { address, file } of cards) {
      const copy = path.join(outDir, address);
      fs.mkdirSync(path.dirname(copy), { recursive: true });
      fs.copyFileSync(file, copy);
    }
  },
};
