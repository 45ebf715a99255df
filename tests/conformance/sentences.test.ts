import { expect, it } from 'vitest';
import { nothingToProve } from './nothingToProve.ts';
import { report } from './report.ts';
import { sentences, specification } from './sentences.ts';

const markdown = `# A site

It is public.

## 1. Who

- Readers are people. They read: "all of it".
  - a page, with more

### Pages

| Route | Purpose |
| --- | :---: |
| / | Home. The first page. |
`;

it('sentences, list items, and table rows are statements, but headings and table headers are not', () => {
  expect(sentences(markdown)).toEqual([
    { point: 'A site', heading: 'A site', text: 'It is public.' },
    { point: '1. Who', heading: '1. Who', text: 'Readers are people.' },
    { point: '1. Who', heading: '1. Who', text: 'They read: "all of it".' },
    { point: '1. Who', heading: '1. Who', text: 'a page, with more' },
    { point: '1. Who', heading: 'Pages', text: '/ | Home. The first page.' },
  ]);
});

it('no statement of the specification appears twice, so its text identifies it', () => {
  const texts = specification().map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(100);
  expect(new Set(texts).size).toBe(texts.length);
});

it('every statement in nothingToProve is in the specification', () => {
  const texts = new Set(specification().map(({ text }) => text));
  expect(Object.keys(nothingToProve).filter((text) => !texts.has(text))).toEqual([]);
});

it('the report counts a statement as passed only if all its tests passed, and lists the statements that are not proven', () => {
  const text = report(
    sentences(markdown),
    new Map([
      ['It is public.', ['passed', 'passed']],
      ['Readers are people.', ['passed', 'failed']],
    ]),
  );
  expect(text.split('\n')[0]).toBe('Specification: 5 statements: 1 passed, 1 failed, 3 no test, 0 nothing to prove');
  expect(text).toContain('✔ It is public. (2 tests)');
  expect(text).toContain('✘ Readers are people. (2 tests)');
  expect(text).toContain('  no test: They read: "all of it".');
});
