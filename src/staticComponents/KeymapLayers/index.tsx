import type { ReactElement } from 'react';
import { halvesOf } from './halves';
import { readLayers, type DrawnLayer, type PlacedKey } from './readLayers';
import styles from './styles.module.css';

type Props = Readonly<{
  /** A keymap. By default, the sample above (plugins/sample-drawings). */
  dts: string;
}>;

/** A half with six columns fills a phone. On a desktop, two of them are side by side, a little smaller if necessary. */
const unit = 55;
const rowHeight = 52;
/** If it were narrower, you couldn't read the legends, so a wide keyboard without halves scrolls on a phone. */
const smallestUnitPx = 43;

/** Draws every layer of a keymap, with keycaps where the bindings are in the source. */
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
    <div className={styles.halves} role="img" aria-label={`Layer ${name}. ${description.join(' ')}`}>
      {halvesOf(keys).map((half, index) => (
        <Half key={index} keys={half} rows={rows} />
      ))}
    </div>
  );
}

function Half({ keys, rows }: Readonly<{ keys: readonly PlacedKey[]; rows: number }>): ReactElement {
  const width = Math.max(...keys.map(({ x }) => x)) + 1;
  const smallest = width * smallestUnitPx;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width * unit} ${rows * rowHeight}`}
      width={width * unit}
      style={{ flex: `1 1 ${smallest}px`, minWidth: smallest, maxWidth: width * unit }}
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

/** The largest font size that fits on a keycap. Letters are about 0.62 of it wide. */
const sizeOf = (text: string) => Math.min(15.5, Math.max(11.5, (unit - 10) / (0.62 * text.length)));
const lineHeight = 15;

/** Two short lines read better than one long one: "BT SEL" over "0". */
function linesOf(tap: string): readonly string[] {
  const cut = tap.length > 6 ? tap.lastIndexOf(' ') : -1;
  return cut < 0 ? [tap] : [tap.slice(0, cut), tap.slice(cut + 1)];
}

function Keycap({ at: { x, row, legend } }: Readonly<{ at: PlacedKey }>): ReactElement {
  const left = x * unit;
  const top = row * rowHeight;
  const center = left + unit / 2;
  const lines = legend.hold ? [legend.tap] : linesOf(legend.tap);
  const first = top + (legend.hold || lines.length > 1 ? 20 : 28);
  return (
    <g className={classOf[legend.kind]}>
      <rect className={styles.side} x={left + 2} y={top + 2} width={unit - 4} height={rowHeight - 4} rx={7} />
      <rect className={styles.face} x={left + 4} y={top + 4} width={unit - 8} height={rowHeight - 12} rx={5} />
      {lines.map((line, i) => (
        <text
          key={line}
          className={styles.tap}
          x={center}
          y={first + i * lineHeight}
          fontSize={Math.min(sizeOf(line), lines.length > 1 ? 12.5 : Infinity)}
        >
          {line}
        </text>
      ))}
      {legend.hold && (
        <text className={styles.hold} x={center} y={top + 37} fontSize={Math.min(sizeOf(legend.hold), 12.5)}>
          {legend.hold}
        </text>
      )}
    </g>
  );
}
