import { expect, it } from 'vitest';
import { answer } from '../answer/index.ts';
import { code, indexOf, page, row, section, text } from '../fixtures/pages.ts';
import { condense, rowHeadWords, shownWords } from './condense.ts';

const words = (from: number, count: number) => Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ');
const blocksOf = (...blocks: Parameters<typeof section>[2][]) =>
  condense(page('/docs/a', 'A', [section(2, 'Part', ...blocks)])).sections[1]?.blocks.map(
    ({ text: content }) => content,
  );

it('shortens a long paragraph to its beginning and each new word of the rest', () => {
  const rest = 'The keyboard, the keyboard sleeps word1.';
  const shown = words(0, shownWords.docs);
  expect(blocksOf(text(`${shown}. ${rest}`))).toEqual([`${shown}. …`, 'keyboard sleeps']);
});

it('keeps only the words of a code sample that are nowhere else on the page', () => {
  expect(blocksOf(text('Press &kp.'), code('bindings &kp LSHIFT'))).toEqual(['Press &kp.', 'bindings LSHIFT']);
  expect(blocksOf(text('Press &kp.'), code('&kp'))).toEqual(['Press &kp.']);
});

it('keeps more words of a table row than of a paragraph', () => {
  // The name in the first cell is one of them.
  const max = shownWords.docs + rowHeadWords - 1;
  expect(blocksOf(row('CONFIG_A', words(0, max)))).toEqual([`CONFIG_A · ${words(0, max)}`]);
  expect(blocksOf(row('CONFIG_A', words(0, max + 3)))).toEqual([`CONFIG_A · ${words(0, max)}…`, words(max, 3)]);
});

it('keeps all of a list of problems and of an answer to a question', () => {
  const long = words(0, 60);
  const { sections } = condense(
    page('/docs/a', 'A', [
      section(2, 'Problems', row('Flicker', long)),
      section(2, 'Is it safe?', text(long)),
      section(2, 'Part', text(long)),
    ]),
  );
  expect(sections.map(({ blocks }) => blocks[0]?.text.endsWith(' word59') ?? false)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('leaves out the words of a post that the documentation has too', () => {
  const post = page('/blog/a', 'A', [section(2, 'Part', text(`${words(0, 20)} layer hummingbird`))], { kind: 'blog' });
  const block = condense(post, new Set(['layer'])).sections[1]?.blocks.at(-1);
  expect(block?.text).toContain('hummingbird');
  expect(block?.text).not.toContain('layer');
});

it('keeps words at the end of a long paragraph searchable', () => {
  const pages = [page('/docs/a', 'A', [section(2, 'Part', text(`${words(0, 80)} hummingbird`))])];
  expect(answer(indexOf(pages), { indexName: 'i', query: 'hummingbird' }).hits[0]?.url).toBe('/docs/a#part');
});

it('ranks a word at the end of a long paragraph above one in a code sample', () => {
  const pages = [
    page('/docs/a', 'A', [section(2, 'Part', code('hummingbird'))]),
    page('/docs/b', 'B', [section(2, 'Part', text(`${words(0, 80)} hummingbird`))]),
  ];
  expect(answer(indexOf(pages), { indexName: 'i', query: 'hummingbird' }).hits[0]?.url).toBe('/docs/b#part');
});
