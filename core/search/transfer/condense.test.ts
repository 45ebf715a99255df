import { expect, it } from 'vitest';
import { answer } from '../answer/index.ts';
import { code, indexOf, page, row, section, text } from '../fixtures/pages.ts';
import { condense, rowHead, shownWords } from './condense.ts';

const words = (from: number, count: number) => Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ');
const blocksOf = (...blocks: Parameters<typeof section>[2][]) =>
  condense(page('/docs/a', 'A', [section(2, 'Part', ...blocks)])).sections[1]?.blocks.map(
    ({ text: content }) => content,
  );

it('keeps the beginning of a long paragraph as it stands, and every new word of the rest once', () => {
  const rest = 'The keyboard, the keyboard sleeps word1.';
  const shown = words(0, shownWords.docs);
  expect(blocksOf(text(`${shown}. ${rest}`))).toEqual([`${shown}. …`, 'keyboard sleeps']);
});

it('keeps of a sample the words that the page has nowhere else', () => {
  expect(blocksOf(text('Press &kp.'), code('bindings &kp LSHIFT'))).toEqual(['Press &kp.', 'bindings LSHIFT']);
  expect(blocksOf(text('Press &kp.'), code('&kp'))).toEqual(['Press &kp.']);
});

it('keeps a little more of a row, which begins with name, type and default', () => {
  // The name is one of them.
  const most = shownWords.docs + rowHead - 1;
  expect(blocksOf(row('CONFIG_A', words(0, most)))).toEqual([`CONFIG_A · ${words(0, most)}`]);
  expect(blocksOf(row('CONFIG_A', words(0, most + 3)))).toEqual([`CONFIG_A · ${words(0, most)}…`, words(most, 3)]);
});

it('lets a page be found by a word at the end of a long paragraph', () => {
  const pages = [page('/docs/a', 'A', [section(2, 'Part', text(`${words(0, 80)} hummingbird`))])];
  expect(answer(indexOf(pages), { indexName: 'i', query: 'hummingbird' }).hits[0]?.url).toBe('/docs/a#part');
});

it('counts a word at the end of a long paragraph above one in a sample', () => {
  const pages = [
    page('/docs/a', 'A', [section(2, 'Part', code('hummingbird'))]),
    page('/docs/b', 'B', [section(2, 'Part', text(`${words(0, 80)} hummingbird`))]),
  ];
  expect(answer(indexOf(pages), { indexName: 'i', query: 'hummingbird' }).hits[0]?.url).toBe('/docs/b#part');
});
