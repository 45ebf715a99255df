import type { ReactElement } from 'react';
import { boundsOf, readLayouts, type Key, type Layout } from '#core/keyboard-shape';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Devicetree with a `zmk,physical-layout`. By default, the sample above it on the page (plugins/markdown/sample-drawings). */
  dts: string;
  /** Label of the layout, if the sample has several. */
  layout?: string;
}>;

const unit = 50;
const margin = 6;
/** Width of a key when there is plenty of room. */
const maxUnitPx = 42;
/** The smallest width at which the numbers can be read. On a phone, a keyboard that would need smaller keys scrolls. */
const minUnitPx = 22;

/** Draws the keys of a physical layout with their positions in the keymap, from the sample's own devicetree. */
export default function PhysicalLayout({ dts, layout: wanted }: Props): ReactElement {
  const { displayName, keys } = selectLayout(dts, wanted);
  const { left, top, right, bottom } = boundsOf(keys);
  const width = (right - left) * unit + 2 * margin;
  const height = (bottom - top) * unit + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={describe(displayName, keys)}
      viewBox={`${left * unit - margin} ${top * unit - margin} ${width} ${height}`}
      width={Math.round((width * maxUnitPx) / unit)}
      style={{ minWidth: Math.round((right - left) * minUnitPx) }}
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
    <g transform={rotationDeg === 0 ? undefined : `rotate(${rotationDeg} ${originX * unit} ${originY * unit})`}>
      <rect
        className={styles.side}
        x={x * unit + 2}
        y={y * unit + 2}
        width={width * unit - 4}
        height={height * unit - 4}
        rx={7}
      />
      <rect
        className={styles.face}
        x={x * unit + 6}
        y={y * unit + 4}
        width={width * unit - 12}
        height={height * unit - 13}
        rx={5}
      />
      <text className={styles.position} x={(x + width / 2) * unit} y={(y + height / 2) * unit + 5}>
        {position}
      </text>
    </g>
  );
}

function selectLayout(dts: string, wanted: string | undefined): Layout {
  const reading = readLayouts(dts);
  if (!reading.ok) throw new Error(`<PhysicalLayout>: ${reading.reason}`);
  const layout = wanted ? reading.found.find(({ name }) => name === wanted) : reading.found[0];
  if (!layout)
    throw new Error(`<PhysicalLayout>: the sample has no physical layout ${wanted ? `"${wanted}" ` : ''}with keys.`);
  return layout;
}

function describe(name: string, keys: readonly Key[]): string {
  const rotated = keys.flatMap(({ rotationDeg }, position) => (rotationDeg === 0 ? [] : [position]));
  const rotatedText = rotated.length > 0 ? ` Rotated: ${rotated.join(', ')}.` : '';
  return `${name}: ${keys.length} keys, numbered 0 to ${keys.length - 1}.${rotatedText}`;
}
