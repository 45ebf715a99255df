import { decodeKeys, type Key, type MatrixPlace } from '#core/keyboard-shape';
import { layoutTable } from './data.ts';

/** A physical layout of one keyboard, with the place of each key in the matrix where the firmware states it. */
export type KeyboardLayout = Readonly<{
  name: string;
  displayName: string;
  /** The file of the firmware that defines it. */
  source: string;
  keys: readonly Key[];
  places: readonly MatrixPlace[];
}>;

const readPlaces = (map: string): readonly MatrixPlace[] =>
  map.split(' ').map((place) => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    return { row, column };
  });

/** The physical layouts of a keyboard by its id, such as `corne`; the one it starts with comes first. */
export function layoutsOf(id: string): readonly KeyboardLayout[] {
  const keyboard = layoutTable.keyboards.find((entry) => entry.id === id);
  return (keyboard?.layouts ?? []).flatMap(({ shape: name, transform = '' }) => {
    const shape = layoutTable.shapes[name];
    const map = keyboard?.transforms[transform]?.map;
    if (!shape) return [];
    const { displayName, source, keys } = shape;
    return [{ name, displayName, source, keys: decodeKeys(keys), places: map ? readPlaces(map) : [] }];
  });
}

/** The rows that `/data/layouts.json` has: as `layoutTable`, with each keyboard's layouts in place. */
export const layoutRows = layoutTable.keyboards.map(({ layouts, ...rest }) => ({
  ...rest,
  layouts: layouts.flatMap(({ shape: name, transform }) => {
    const shape = layoutTable.shapes[name];
    return shape ? [{ name, ...shape, ...(transform ? { transform } : {}) }] : [];
  }),
}));
