import type { ReactElement } from 'react';
import { readLayers, type DrawnLayer, type PlacedKey } from './readLayers';
import styles from './styles.module.css';

type Props = Readonly<{
  /** A keymap. Left out in a page, it is the sample above (plugins/sample-drawings). */
  dts: string;
}>;

const UNIT = 62;
const ROW = 56;
/** Narrower, and the legends could not be read: a wide keyboard scrolls on a phone instead. */
const SMALLEST_UNIT_PX = 46;

/** Draws every layer of a keymap, with keycaps where the bindings stand in the source. */
export default function KeymapLayers({ dts }: Props): ReactElement {
  return (
    <div className={styles.layers}>
      {readLayers(dts).map((layer, index) => (
        <div key={layer.name}>
          <p className={styles.name}>
            Layer {index}: {layer.name}
          </p>
          <Layer layer={layer} />
        </div>
      ))}
    </div>
  );
}

const spoken = ({ legend: { kind, tap, hold } }: PlacedKey) => {
  if (kind === 'transparent') return 'transparent';
  if (kind === 'none') return 'nothing';
  return hold ? `${tap} (held: ${hold})` : tap;
};

function Layer({ layer: { name, keys } }: Readonly<{ layer: DrawnLayer }>): ReactElement {
  const width = Math.max(...keys.map(({ x }) => x)) + 1;
  const rows = Math.max(...keys.map(({ row }) => row)) + 1;
  const description = Array.from(
    { length: rows },
    (_, row) =>
      `Row ${row + 1}: ${keys
        .filter((key) => key.row === row)
        .map(spoken)
        .join(', ')}.`,
  );
  return (
    <svg
      role="img"
      aria-label={`Layer ${name}. ${description.join(' ')}`}
      viewBox={`0 0 ${width * UNIT} ${rows * ROW}`}
      width={width * UNIT}
      style={{ minWidth: Math.round(width * SMALLEST_UNIT_PX) }}
    >
      {keys.map((key) => (
        <Keycap key={`${key.row}-${key.x}`} at={key} />
      ))}
    </svg>
  );
}

const classOf: Readonly<Record<PlacedKey['legend']['kind'], string | undefined>> = {
  key: undefined,
  layer: styles.layerKey,
  other: undefined,
  transparent: styles.quiet,
  none: styles.quiet,
};

/** As large as fits the face of a key, with letters about 0.6 of their size wide. */
const sizeOf = (text: string) => Math.min(18, Math.max(8.5, (UNIT - 14) / (0.6 * text.length)));

function Keycap({ at: { x, row, legend } }: Readonly<{ at: PlacedKey }>): ReactElement {
  const left = x * UNIT;
  const top = row * ROW;
  const center = left + UNIT / 2;
  const [first = '', ...rest] = legend.tap.length > 6 && !legend.hold ? legend.tap.split(' ') : [legend.tap];
  // Two short lines read better than one long one: "bt" over "BT_SEL 0".
  const lines = rest.length > 0 ? [first, rest.join(' ')] : [first];
  const middle = top + (legend.hold || lines.length > 1 ? 23 : 31);
  return (
    <g className={classOf[legend.kind]}>
      <rect className={styles.side} x={left + 2} y={top + 2} width={UNIT - 4} height={ROW - 4} rx={7} />
      <rect className={styles.face} x={left + 6} y={top + 4} width={UNIT - 12} height={ROW - 13} rx={5} />
      {lines.map((line, i) => (
        <text
          key={line}
          className={styles.tap}
          x={center}
          y={middle + i * 15}
          fontSize={Math.min(sizeOf(line), lines.length > 1 ? 12 : 18)}
        >
          {line}
        </text>
      ))}
      {legend.hold && (
        <text className={styles.hold} x={center} y={top + 40} fontSize={11}>
          {legend.hold}
        </text>
      )}
    </g>
  );
}
