import { expect, it } from 'vitest';
import { code, page, samplePages, section, text } from '../fixtures/pages.ts';
import { buildIndex, field } from '../indexing/index.ts';
import { joinPieces } from '../words/index.ts';
import { fromOutline, toOutline, toTexts } from './index.ts';

const outlined = fromOutline(JSON.parse(JSON.stringify(toOutline(samplePages))) as ReturnType<typeof toOutline>);

it('brings titles, headings, anchors and defined names back from the outline', () => {
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

it('brings every paragraph and row back from the stream', () => {
  const index = buildIndex(outlined, toTexts(samplePages));
  const all = Array.from({ length: index.blockField.length }, (_, block) =>
    joinPieces(
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

it('brings every word for finding back, each once, whatever its order', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${(at * 37) % 400}`);
  const pages = [page('/docs/a', 'Word7', [section(2, 'Word9', text('Word11.'), code(words.join(' ')))])];
  const index = buildIndex(fromOutline(toOutline(pages)), toTexts(pages));
  const block = index.blockField.indexOf(field.code);
  const tokens = index.tokens.subarray(index.blockStart[block], index.blockStart[block + 1]);
  expect(Array.from(tokens, (token) => index.surfaces[token] ?? '').sort()).toEqual(words.sort());
});

it('does not write the words of the outline again', () => {
  const filler = Array.from({ length: 300 }, (_, at) => text(`word${at} word${at}`));
  const written = (heading: string) =>
    toTexts([page('/docs/a', 'A', [section(2, heading, text('Once upon CONFIG_ZMK_SLEEP.'), ...filler)])]).dictionary;
  expect(written('Sleep')).toContain('CONFIG_ZMK_SLEEP');
  expect(written('CONFIG_ZMK_SLEEP')).not.toContain('CONFIG_ZMK_SLEEP');
});
