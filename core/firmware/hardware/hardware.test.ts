import { describe, expect, test } from 'vitest';
import { boards, buildNames, hardware, interconnects, shields } from './hardware.ts';

const headers = new Set(interconnects.map(({ id }) => id));

test('ids and build names are unique', () => {
  const ids = hardware.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const names = [...boards, ...shields].flatMap(buildNames);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['boards', boards],
  ['shields', shields],
])('%s are sorted by id', (_name, items: readonly { id: string }[]) => {
  const ids = items.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
});

describe.each(hardware.map((item) => [item.id, item] as const))('%s', (id, item) => {
  test('has a valid id, a name and an https link', () => {
    expect(id).toMatch(/^[a-z0-9_]+$/);
    expect(item.name).not.toBe('');
    if (item.url) expect(new URL(item.url).protocol).toBe('https:');
  });

  test('refers to headers that exist', () => {
    if (item.kind === 'interconnect') return;
    const named = [...(item.exposes ?? []), ...(item.kind === 'shield' ? item.requires : [])];
    expect(named.filter((header) => !headers.has(header))).toEqual([]);
    if (item.kind === 'shield') expect(item.requires).not.toEqual([]);
  });

  test('has its left half before its right half, if it is split', () => {
    if (item.kind === 'interconnect' || !item.siblings) return;
    expect(item.siblings).toHaveLength(2);
    expect(item.siblings[0]).toMatch(/_(left|lh)$/);
    expect(item.siblings[1]).toMatch(/_(right|rh)$/);
  });
});
