import { expect, it } from 'vitest';
import { code, page, row, samplePages, section, text } from '../fixtures/pages.ts';
import { buildIndex, field } from '../indexing/index.ts';
import { joinSegments } from '../words/index.ts';
import { fromOutline, toOutline, toTexts } from './index.ts';

const outlined = fromOutline(JSON.parse(JSON.stringify(toOutline(samplePages))) as ReturnType<typeof toOutline>);

it('restores titles, headings, anchors, and defined names from the outline', () => {
  const bare = samplePages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      blocks: section.blocks
        .filter((block) => block.kind === 'row')
        .map((block) => ({ ...block, text: block.defines })),
    })),
  }));
  expect(outlined).toEqual(bare);
});

it('restores every paragraph and row from the texts', () => {
  const index = buildIndex(outlined, toTexts(samplePages));
  const all = Array.from({ length: index.blockField.length }, (_, block) =>
    joinSegments(
      Array.from(
        index.tokens.subarray(index.blockStart[block], index.blockStart[block + 1]),
        (token) => index.surfaces[token] ?? '',
      ),
    ),
  );
  const written = samplePages.flatMap((page) =>
    page.sections.flatMap((section) =>
      section.blocks.filter((block) => block.kind !== 'code').map((block) => block.text),
    ),
  );
  for (const text of written) expect(all).toContain(text);
});

it('restores the anchors of rows that are made from their texts', () => {
  const anchors = ['', 'it-stays-dark-after-you-wake'];
  const rows = [
    row('', 'Flicker · Use a level shifter'),
    row('', 'It stays dark after you wake the keyboard · Reset', anchors[1]),
  ];
  const pages = [
    page('/docs/a', 'A', [section(2, 'Problems', ...rows.map((block) => ({ ...block, text: block.text.slice(3) })))]),
  ];
  const outline = fromOutline(toOutline(pages));
  expect([...buildIndex(outline).rowAnchor.values()]).toEqual(['', '']);
  expect(new Set(buildIndex(outline, toTexts(pages)).rowAnchor.values())).toEqual(new Set(anchors));
});

it('restores every word of a word list', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${(at * 37) % 400}`);
  const pages = [page('/docs/a', 'Word7', [section(2, 'Word9', text('Word11.'), code(words.join(' ')))])];
  const index = buildIndex(fromOutline(toOutline(pages)), toTexts(pages));
  const block = index.blockField.indexOf(field.code);
  const tokens = index.tokens.subarray(index.blockStart[block], index.blockStart[block + 1]);
  expect(Array.from(tokens, (token) => index.surfaces[token] ?? '').sort()).toEqual(words.sort());
});
