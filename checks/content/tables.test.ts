import { expect, it } from 'vitest';
import { parsePage } from './content.ts';
import { tables } from './tables.ts';

const lines = async (text: string) =>
  (await tables.run({ root: '', partials: [], pages: [parsePage('docs/page.mdx', text)] })).map(({ line }) => line);

const table = ['| You see | Fix |', '| --- | --- |', '| Nothing | Press a key |'];

it('accepts whole tables, also in lists, and pipes in code', async () => {
  const indented = table.map((row) => `   ${row}`);
  expect(await lines([...table, '', '1. A step', '', ...indented, '', '```text', '| a |', '```'].join('\n'))).toEqual(
    [],
  );
});

it('reports the line of a row that a blank line separates from its table', async () => {
  expect(await lines([...table, '', '| Too much | Let go |'].join('\n'))).toEqual([5]);
});
