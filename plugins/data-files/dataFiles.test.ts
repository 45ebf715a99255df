import { describe, expect, test } from 'vitest';
import { dataFileText, dataFiles } from './dataFiles.ts';

test('there is a file for each reference table', () => {
  expect(dataFiles.map(({ name }) => name)).toEqual([
    'keycodes',
    'behaviors',
    'kconfig',
    'bindings',
    'hardware',
    'layouts',
    'shapes',
  ]);
});

describe.each(dataFiles.map((file) => [file.name, file] as const))('%s.json', (name, file) => {
  test('has rows with unique ids', () => {
    const ids = file.items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('explains every field of its rows, and no others', () => {
    const used = new Set(file.items.flatMap((item) => Object.keys(item)));
    expect([...used].toSorted()).toEqual(Object.keys(file.fields).toSorted());
  });

  test('has the same rows when its JSON is parsed, and its address', () => {
    const read = JSON.parse(dataFileText(file, 'https://zmk.dev')) as { items: unknown; address: string };
    expect(read.items).toEqual(JSON.parse(JSON.stringify(file.items)));
    expect(read.address).toBe(`https://zmk.dev/data/${name}.json`);
  });
});
