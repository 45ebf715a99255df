import { describe, expect, it } from 'vitest';
import { parse } from '#core/devicetree';
import { layoutsOf } from '#core/firmware';
import {
  guessHalves,
  boundsOf,
  cornersOf,
  decodeKeys,
  encodeKeys,
  handsOf,
  nextKey,
  pickedText,
  readLayouts,
  readQmkInfo,
  readTransforms,
  rowsOf,
  textLayout,
  type Key,
} from './index.ts';

const layout = (keys: string) => `/ {
  pad: pad_layout {
    compatible = "zmk,physical-layout";
    display-name = "Pad";
    keys = ${keys};
  };
};`;

const transform = (map: string, size = 'rows = <2>; columns = <3>;') => `/ {
  pad: pad_transform { compatible = "zmk,matrix-transform"; ${size} map = <${map}>; };
};`;

describe('readLayouts', () => {
  it('converts hundredths to key units and degrees, in the order of the list', () => {
    const reading = readLayouts(
      layout('<&key_physical_attrs 200 100 50 0 (-1500) 150 (-25)>, <&key_physical_attrs 100 100 0 100 0 0 0>'),
    );
    expect(reading).toEqual({
      ok: true,
      found: [
        {
          name: 'pad',
          displayName: 'Pad',
          keys: [
            { width: 2, height: 1, x: 0.5, y: 0, rotationDeg: -15, originX: 1.5, originY: -0.25 },
            { width: 1, height: 1, x: 0, y: 1, rotationDeg: 0, originX: 0, originY: 0 },
          ],
        },
      ],
    });
  });

  it('leaves out layouts without keys', () => {
    expect(readLayouts('/ { a { compatible = "zmk,physical-layout"; display-name = "A"; }; };')).toEqual({
      ok: true,
      found: [],
    });
  });

  it('names the key that has the wrong number of cells', () => {
    const reading = readLayouts(layout('<&key_physical_attrs 100 100 0 0 0 0 0>, <&key_physical_attrs 100 100 0>'));
    expect(reading).toMatchObject({ ok: false, reason: expect.stringContaining('key 1') });
  });

  it('fails if a list of keys does not start with a reference', () => {
    const reason = '/pad_layout: key 0: expected &key_physical_attrs';
    expect(readLayouts(layout('<100 100 0 0 0 0 0>'))).toEqual({ ok: false, reason });
  });

  it('reports a syntax error with its line', () => {
    expect(readLayouts('/ {\n  a = <1>\n};')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^line \d+: /),
    });
  });

  it('leaves out a layout that is disabled', () => {
    const text = layout('<&key_physical_attrs 100 100 0 0 0 0 0>').replace('keys', 'status = "disabled"; keys');
    expect(readLayouts(text)).toEqual({ ok: true, found: [] });
  });
});

describe('readTransforms', () => {
  it('returns the row and column of each key position', () => {
    expect(readTransforms(transform('RC(0,0) RC(0,2) RC(1,1)'))).toEqual({
      ok: true,
      found: [
        {
          name: 'pad',
          rows: 2,
          columns: 3,
          places: [
            { row: 0, column: 0 },
            { row: 0, column: 2 },
            { row: 1, column: 1 },
          ],
        },
      ],
    });
  });

  it('reports a place outside the matrix', () => {
    expect(readTransforms(transform('RC(0,0) RC(0,3)'))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('RC(0,3)'),
    });
  });

  it.each(['RC((-1),0)', 'RC(0,(-1))'])('reports %s, which is outside the matrix', (place) => {
    expect(readTransforms(transform(place))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('is outside'),
    });
  });

  it.each(['RC(0)', 'RC(0,0,7)', 'RC(0 1,0)', 'RC(0,)', '1'])('rejects %s', (place) => {
    expect(readTransforms(transform(place))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('is not RC(row,column)'),
    });
  });

  it('reports a place that is used twice', () => {
    const reading = readTransforms(transform('RC(0,0) RC(1,1) RC(0,0)'));
    expect(reading).toMatchObject({ ok: false, reason: expect.stringContaining('positions 0 and 2') });
  });

  it('accepts a place outside the matrix with allowOutside, as the firmware does', () => {
    expect(readTransforms(transform('RC(0,0) RC(0,3)'), { allowOutside: true })).toMatchObject({ ok: true });
  });
});

describe('boundsOf and cornersOf', () => {
  const square: Key = { x: 1, y: 1, width: 1, height: 1, rotationDeg: 0, originX: 0, originY: 0 };

  it('boundsOf is the box around keys that are not rotated', () => {
    expect(boundsOf([square, { ...square, x: 3 }])).toEqual({ left: 1, top: 1, right: 4, bottom: 2 });
  });

  it('cornersOf rotates a key clockwise about its origin', () => {
    const [topLeft] = cornersOf({ ...square, rotationDeg: 90 });
    expect(topLeft?.x).toBeCloseTo(-1);
    expect(topLeft?.y).toBeCloseTo(1);
  });

  it('boundsOf is an empty box at 0 without keys', () => {
    expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });
});

describe('encodeKeys', () => {
  const plain: Key = { x: 1.25, y: 0, width: 1, height: 1, rotationDeg: 0, originX: 0, originY: 0 };
  const tilted: Key = { ...plain, rotationDeg: -15, originX: 1, originY: 2.5 };

  it('leaves out the default size and rotation', () => {
    expect(encodeKeys([plain, { ...plain, width: 2 }, tilted])).toBe('125,0 125,0,200,100 125,0,100,100,-1500,100,250');
  });

  it('is reversed by decodeKeys', () => {
    const keys = [plain, tilted, { ...plain, height: 1.5 }];
    expect(decodeKeys(encodeKeys(keys))).toEqual(keys);
  });
});

describe('textLayout', () => {
  const keymap = (bindings: string) => `/ { keymap { compatible = "zmk,keymap"; a { bindings = <${bindings}>; }; }; };`;
  const places = (bindings: string, count: number, guess?: typeof guessHalves) =>
    textLayout(parse(keymap(bindings)), count, guess).map(({ x, y }) => [x, y]);

  it('places keys according to the columns in the text', () => {
    const text = '\n  &kp A   &kp B           &kp C   &kp D\n          &kp E           &kp F\n';
    expect(places(text, 6)).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
      [4, 0],
      [1, 1],
      [3, 1],
    ]);
  });

  it('centers rows that do not line up in columns', () => {
    const text = '\n&kp A &kp LC(LS(LEFT_ARROW)) &kp B &kp C\n&mt LEFT_SHIFT D &kp E\n';
    expect(places(text, 6)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it('leaves a gap between the halves if most rows have a wide space in their middle', () => {
    const text = `
&kp A &kp LC(LS(LEFT))      &kp B &kp C
    &mt LSHFT D &kp E          &kp DELETE &kp A
           &kp AB    &kp F
`;
    const [first, second, third] = [
      places(text, 10, guessHalves).slice(0, 4),
      places(text, 10, guessHalves).slice(4, 8),
      places(text, 10, guessHalves).slice(8),
    ];
    expect([first, third].map((row) => row.map(([x]) => x))).toEqual([
      [0, 1, 3.5, 4.5],
      [1, 3.5],
    ]);
    expect(second.map(([x]) => x)).toEqual(first.map(([x]) => x));
  });

  it('splits a layer on one line like most keyboards with that many keys', () => {
    expect(places('&kp A '.repeat(36), 36, guessHalves).slice(29, 32)).toEqual([
      [10.5, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  it('splits a layer on one line into rows of ten', () => {
    expect(places('&kp A '.repeat(13), 13).slice(9, 12)).toEqual([
      [9, 0],
      [3.5, 1],
      [4.5, 1],
    ]);
  });
});

describe('readQmkInfo', () => {
  it('reads the layouts in an info.json, where the origin of a rotation is the corner of the key by default', () => {
    const info = {
      layouts: {
        LAYOUT_split: {
          layout: [
            { matrix: [0, 0], x: 0, y: 0.25, w: 1.5 },
            { x: 2, y: 0, r: 15, rx: 2, ry: 1 },
            { x: 6.4, y: 4, r: 20, rx: 4 },
          ],
        },
      },
    };
    expect(readQmkInfo(JSON.stringify(info))).toEqual({
      ok: true,
      found: [
        {
          name: 'LAYOUT_split',
          displayName: 'split',
          keys: [
            { x: 0, y: 0.25, width: 1.5, height: 1, rotationDeg: 0, originX: 0, originY: 0.25 },
            { x: 2, y: 0, width: 1, height: 1, rotationDeg: 15, originX: 2, originY: 1 },
            { x: 6.4, y: 4, width: 1, height: 1, rotationDeg: 20, originX: 4, originY: 4 },
          ],
        },
      ],
    });
  });

  it.each(['', '{', '[]', 'null', '{"layouts":{}}', '{"layouts":{"L":{"layout":[{"x":1}]}}}'])(
    'says what is wrong with %j',
    (text) => {
      expect(readQmkInfo(text)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
    },
  );
});

describe('picking keys on a drawing', () => {
  const key = (x: number, y: number, rotationDeg = 0): Key => ({
    x,
    y,
    width: 1,
    height: 1,
    rotationDeg,
    originX: x,
    originY: y,
  });
  const keys = [key(0, 0.4), key(1, 0), key(4, 0), key(0, 1.4), key(1, 1), key(4, 1), key(1.5, 2.2, 15)];

  it('moves to the nearest key in the direction of an arrow key, and stays at the edge', () => {
    const path = (['right', 'right', 'down', 'left', 'down', 'down'] as const).reduce<number[]>(
      (visited, direction) => [...visited, nextKey(keys, visited.at(-1) ?? 0, direction)],
      [0],
    );
    expect(path).toEqual([0, 1, 2, 5, 4, 6, 6]);
  });

  it('starts a new row at each key that is farther left', () => {
    expect(rowsOf(keys).map(({ row, column }) => [row, column])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  it('assigns the inner keys that are as low as the last row to the thumbs', () => {
    const thumbsOf = (keyboard: string) =>
      handsOf(layoutsOf(keyboard)[0]?.keys ?? []).flatMap((hand, position) => (hand === 'thumb' ? [position] : []));
    expect(thumbsOf('corne')).toEqual([36, 37, 38, 39, 40, 41]);
    expect(thumbsOf('lily58')).toEqual([51, 52, 53, 54, 55, 56]);
    expect(thumbsOf('planck_rev6')).toEqual([39, 40, 41, 42, 43, 44]);
    expect(thumbsOf('glove80')).not.toContain(64);
    expect(handsOf(keys.slice(0, 3))).toEqual(['left', 'left', 'right']);
  });

  it('writes devicetree with the positions in ascending order', () => {
    const hands = handsOf(keys);
    expect(pickedText('key-positions', [5, 0], hands)).toBe('key-positions = <0 5>;');
    expect(pickedText('hold-trigger-key-positions', [2], hands)).toBe('hold-trigger-key-positions = <2>;');
    expect(pickedText('hands', [], hands)).toBe('#define LEFT_KEYS 0 1 3 4\n#define RIGHT_KEYS 2 5\n#define THUMBS 6');
    expect(pickedText('combo', [4, 3], hands)).toMatch(/^\/ \{\n {4}combos \{[^}]*key-positions = <3 4>;/);
  });
});
