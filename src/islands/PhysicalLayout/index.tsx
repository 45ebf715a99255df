import type { ReactElement } from 'react';
import { boundsOf, readLayouts, type Key, type Layout } from '#core/keyboard-shape';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Devicetree with a `zmk,physical-layout`. Left out in a page, it is the sample above (plugins/sample-drawings). */
  dts: string;
  /** Label of the layout, when the sample has several. */
  layout?: string;
}>;

const UNIT = 50;
const MARGIN = 6;
/** How wide a key is where there is room. */
const WIDEST_UNIT_PX = 42;
/** Narrower, and the numbers could not be read: a keyboard wider than the usual ones scrolls on a phone instead. */
const SMALLEST_UNIT_PX = 22;

/** Draws the keys of a physical layout with their positions in the keymap, from the sample's own devicetree. */
export default function PhysicalLayout({ dts, layout: wanted }: Props): ReactElement {
  const { displayName, keys } = pick(dts, wanted);
  const { left, top, right, bottom } = boundsOf(keys);
  const width = (right - left) * UNIT + 2 * MARGIN;
  const height = (bottom - top) * UNIT + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={describe(displayName, keys)}
      viewBox={`${left * UNIT - MARGIN} ${top * UNIT - MARGIN} ${width} ${height}`}
      width={Math.round((width * WIDEST_UNIT_PX) / UNIT)}
      style={{ minWidth: Math.round((right - left) * SMALLEST_UNIT_PX) }}
    >
      {keys.map((key, position) => (
        <KeyShape key={position} shape={key} position={position} />
      ))}
    </svg>
  );
}

function KeyShape({ shape, position }: Readonly<{ shape: Key; position: number }>): ReactElement {
  const { x, y, width, height, rotationDeg, originX, originY } = shape;
  return (
    <g transform={rotationDeg === 0 ? undefined : `rotate(${rotationDeg} ${originX * UNIT} ${originY * UNIT})`}>
      <rect
        className={styles.side}
        x={x * UNIT + 2}
        y={y * UNIT + 2}
        width={width * UNIT - 4}
        height={height * UNIT - 4}
        rx={7}
      />
      <rect
        className={styles.face}
        x={x * UNIT + 6}
        y={y * UNIT + 4}
        width={width * UNIT - 12}
        height={height * UNIT - 13}
        rx={5}
      />
      <text className={styles.position} x={(x + width / 2) * UNIT} y={(y + height / 2) * UNIT + 5}>
        {position}
      </text>
    </g>
  );
}

function pick(dts: string, wanted: string | undefined): Layout {
  const reading = readLayouts(dts);
  if (!reading.ok) throw new Error(`<PhysicalLayout>: ${reading.reason}`);
  const layout = wanted ? reading.found.find(({ name }) => name === wanted) : reading.found[0];
  if (!layout)
    throw new Error(`<PhysicalLayout>: the sample has no physical layout ${wanted ? `"${wanted}" ` : ''}with keys.`);
  return layout;
}

function describe(name: string, keys: readonly Key[]): string {
  const rotated = keys.flatMap(({ rotationDeg }, position) => (rotationDeg === 0 ? [] : [position]));
  const turned = rotated.length > 0 ? ` Rotated: ${rotated.join(', ')}.` : '';
  return `${name}: ${keys.length} keys, numbered 0 to ${keys.length - 1}.${turned}`;
}
