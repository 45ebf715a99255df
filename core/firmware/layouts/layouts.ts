import { decodeKeys, type Key, type MatrixPlace } from '#core/keyboard-shape';
import { layoutTable } from './data.ts';

/** A physical layout of a keyboard. `places` has the matrix place of each key, or is empty if the firmware doesn't state them. */
type KeyboardLayout = Readonly<{
  name: string;
  displayName: string;
  /** The firmware file that defines it. */
  source: string;
  keys: readonly Key[];
  places: readonly MatrixPlace[];
}>;

const readPlaces = (map: string): readonly MatrixPlace[] =>
  map.split(' ').map((place) => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    return { row, column };
  });

/** The physical layouts of a keyboard, such as `corne`, the default first. */
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

/** How many keys a keyboard can have: by its layouts or, if it has none, by its matrix transforms. */
export function keyCountsOf(id: string): readonly number[] {
  const fromLayouts = layoutsOf(id).map(({ keys }) => keys.length);
  const { transforms = {} } = layoutTable.keyboards.find((entry) => entry.id === id) ?? {};
  const fromTransforms = Object.values(transforms).map(({ map }) => readPlaces(map).length);
  return [...new Set(fromLayouts.length > 0 ? fromLayouts : fromTransforms)];
}

/** The rows of `/data/layouts.json`: like `layoutTable`, but each keyboard has its layouts in full. */
export const layoutRows = layoutTable.keyboards.map(({ layouts, ...rest }) => ({
  ...rest,
  layouts: layouts.flatMap(({ shape: name, transform }) => {
    const shape = layoutTable.shapes[name];
    return shape ? [{ name, ...shape, ...(transform ? { transform } : {}) }] : [];
  }),
}));
