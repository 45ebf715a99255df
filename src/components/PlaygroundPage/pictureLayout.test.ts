import { expect, test } from 'vitest';
import { arrange } from './pictureLayout';

const wide = Array.from({ length: 6 }, () => ({ width: 1800, height: 900 }));

test('six wide layers get two columns, in reading order', () => {
  const { columns, width, height, places } = arrange(wide, 40);
  expect([columns, width, height]).toEqual([2, 3640, 2780]);
  expect(places.slice(0, 3)).toEqual([
    { x: 0, y: 0 },
    { x: 1840, y: 0 },
    { x: 0, y: 940 },
  ]);
});

test('one layer is as large as itself', () => {
  expect(arrange(wide.slice(0, 1), 40)).toMatchObject({ columns: 1, width: 1800, height: 900 });
});

test('the number of columns can be given, but isn’t more than there are layers', () => {
  expect(arrange(wide, 40, 1)).toMatchObject({ columns: 1, width: 1800 });
  expect(arrange(wide.slice(0, 2), 40, 4)).toMatchObject({ columns: 2 });
});

test('a row is as high as its highest layer', () => {
  expect(
    arrange(
      [
        { width: 10, height: 10 },
        { width: 10, height: 30 },
        { width: 10, height: 10 },
      ],
      0,
      2,
    ),
  ).toMatchObject({
    height: 40,
    places: [{ y: 0 }, { y: 0 }, { y: 30 }],
  });
});
