import { describe, expect, test } from 'vitest';
import { boundsOf, centerOf, decodeKeys } from '#core/keyboard-shape';
import { hardware } from '../hardware/hardware.ts';
import { layoutTable } from './data.ts';
import { layoutRows, layoutsOf } from './layouts.ts';
import { otherKeyboards } from './otherShapes.ts';

const { keyboards, shapes } = layoutTable;

test('40 keyboards have a physical layout, 33 more a matrix transform only', () => {
  expect(keyboards.filter(({ layouts }) => layouts.length > 0)).toHaveLength(40);
  expect(keyboards.filter(({ layouts }) => layouts.length === 0)).toHaveLength(33);
  expect(Object.keys(shapes)).toHaveLength(45);
});

test('every keyboard is in the hardware table and listed once', () => {
  const ids = keyboards.map(({ id }) => id);
  expect(ids.filter((id) => !hardware.some((item) => item.id === id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every shape belongs to a keyboard', () => {
  const used = new Set(keyboards.flatMap(({ layouts }) => layouts.map(({ shape }) => shape)));
  expect([...used].toSorted()).toEqual(Object.keys(shapes).toSorted());
});

/** Keyboards whose transforms have one or two more places than their layouts have keys. */
const extraPlaces = ['bt60_v1', 'bt60_v1_hs'];

describe.each(keyboards.map((keyboard) => [keyboard.id, keyboard] as const))('%s', (id, { layouts, transforms }) => {
  test('has layouts with a known shape and one matrix place for each key', () => {
    expect(layoutsOf(id)).toHaveLength(layouts.length);
    for (const { keys, places, source } of layoutsOf(id)) {
      expect(source).toMatch(/^app\/.*\.(dtsi|dts|overlay)$/);
      if (!extraPlaces.includes(id)) expect(places).toHaveLength(keys.length);
      const { right, bottom } = boundsOf(keys);
      expect(right).toBeLessThan(24);
      expect(bottom).toBeLessThan(12);
    }
  });

  test('uses each matrix place once', () => {
    for (const { map } of Object.values(transforms)) {
      const places = map.split(' ');
      expect(new Set(places).size).toBe(places.length);
      expect(places.filter((place) => !/^\d+,\d+$/.test(place))).toEqual([]);
    }
  });
});

test('the default layout of the Corne has six columns, and the Sweep has rotated thumb keys', () => {
  const [six, five] = layoutsOf('corne');
  expect([six?.keys.length, five?.keys.length]).toEqual([42, 36]);
  expect(layoutsOf('cradio')[0]?.keys[32]).toMatchObject({ rotationDeg: -30 });
  expect(six?.places[11]).toEqual({ row: 0, column: 11 });
});

test('layoutRows has each layout in full', () => {
  const corne = layoutRows.find(({ id }) => id === 'corne');
  expect(decodeKeys(corne?.layouts[0]?.keys ?? '')).toEqual(layoutsOf('corne')[0]?.keys);
});

describe('shapes from other projects', () => {
  test('have unique ids and titles, a source with a license, and one name at least', () => {
    const titles = otherKeyboards.flatMap(({ title, layouts }) =>
      layouts.map(({ displayName }) => `${title}, ${displayName}`),
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(otherKeyboards.map(({ id }) => id)).size).toBe(otherKeyboards.length);
    for (const { id, names, source, license } of otherKeyboards) {
      expect(names[0], id).toBe(id);
      expect(source, id).toMatch(/^[\w-]+\/[\w-]+.*: \S+\.(?:json|dtsi?|overlay)$/);
      expect(['MIT', 'GPL-2.0-or-later'], id).toContain(license);
    }
  });

  test.each(otherKeyboards.map((keyboard) => [keyboard.id, keyboard] as const))(
    '%s has no two keys in one place, and its keys start at the top left',
    (_id, { layouts }) => {
      for (const layout of layouts) {
        const keys = decodeKeys(layout.keys);
        const { left, top } = boundsOf(keys);
        expect(Math.max(Math.abs(left), Math.abs(top))).toBeLessThan(0.6);
        const centers = keys.map(centerOf);
        const near = centers.filter((a, index) =>
          centers.some((b, other) => other > index && Math.hypot(a.x - b.x, a.y - b.y) < 0.6),
        );
        expect(near).toEqual([]);
      }
    },
  );

  test('every keyboard of the firmware without a layout has one here, except one without a source', () => {
    const missing = keyboards.filter(
      ({ id, layouts, transforms }) =>
        layouts.length === 0 &&
        !Object.values(transforms).some(({ map }) =>
          otherKeyboards.some(
            (other) =>
              other.names.some((name) => id.startsWith(name)) &&
              other.layouts.some(({ keys }) => keys.split(' ').length === map.split(' ').length),
          ),
        ),
    );
    expect(missing.map(({ id }) => id)).toEqual(['leeloo_micro']);
  });
});
