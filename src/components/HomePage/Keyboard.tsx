import type { ReactElement } from 'react';
import styles from './Keyboard.module.css';

type Position = Readonly<{ x: number; y: number }>;
type Key = Position & Readonly<{ legend: string; hold?: string; angle?: number }>;

const unit = 44;
const gap = 4;
const stagger = [16, 5, 0, 6, 12];
const leftRows = ['QWERT', 'ASDFG', 'ZXCVB'];
const rightRows = ['YUIOP', 'HJKL;', 'NM,./'];
const leftHolds = ['Gui', 'Alt', 'Ctrl', 'Shift', undefined];

/** One half of the keyboard: three staggered rows and three thumb keys, mirrored for the right hand. */
function keysOfHalf(rows: readonly string[], left: number, isMirrored: boolean): Key[] {
  const keys = rows.flatMap((row, r) =>
    [...row].map((legend, c) => {
      const column = isMirrored ? 4 - c : c;
      const hold = r === 1 ? leftHolds[column] : undefined;
      return { x: left + c * unit, y: 8 + r * unit + (stagger[column] ?? 0), legend, ...(hold ? { hold } : {}) };
    }),
  );
  const thumbs = isMirrored ? ['Spc', 'Nav', 'Del'] : ['Esc', 'Num', '⏎'];
  return keys.concat(
    thumbs.map((legend, i) => {
      const fromInside = isMirrored ? i : 2 - i;
      const x = isMirrored ? left - 0.4 * unit + i * unit : left + 2.4 * unit + i * unit;
      return {
        x,
        y: 3.4 * unit + (fromInside === 0 ? 14 : fromInside === 1 ? 4 : 0),
        legend,
        angle: (isMirrored ? -1 : 1) * (14 - fromInside * 6),
      };
    }),
  );
}

const keys = [...keysOfHalf(leftRows, 4, false), ...keysOfHalf(rightRows, 8 + 7 * unit, true)];

const size = unit - gap;
const radius = 7;
const center = size / 2;

/** SVG path of a keycap whose upper left corner is at x, y. */
const keycapPath = (x: number, y: number, height: number): string =>
  `M${x + radius} ${y}h${size - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}` +
  `a${radius} ${radius} 0 0 1-${radius} ${radius}h-${size - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}` +
  `v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`;

/** All keycaps in one path, because many small shapes take a browser much longer. */
function Keycaps({ keys: drawnKeys }: Readonly<{ keys: readonly Position[] }>): ReactElement {
  return (
    <>
      <path className={styles.side} d={drawnKeys.map(({ x, y }) => keycapPath(x, y + 3, size)).join('')} />
      <path className={styles.face} d={drawnKeys.map(({ x, y }) => keycapPath(x, y, size - 3)).join('')} />
    </>
  );
}

/** All legends in one text element, with a position for each letter. */
function Letters({ keys: drawnKeys, baseline }: Readonly<{ keys: readonly Key[]; baseline: number }>): ReactElement {
  return (
    <text
      className={styles.legend}
      x={drawnKeys.map(({ x }) => x + center).join(' ')}
      y={drawnKeys.map(({ y }) => y + baseline).join(' ')}
    >
      {drawnKeys.map(({ legend }) => legend).join('')}
    </text>
  );
}

const thumbs = keys.filter(({ angle }) => angle !== undefined);
const mods = keys.filter(({ hold }) => hold !== undefined);
const letters = keys.filter(({ angle, hold }) => angle === undefined && hold === undefined);

/** A drawing of a split keyboard with home row mods, as decoration. */
export default function Keyboard(): ReactElement {
  return (
    <svg className={styles.keyboard} viewBox="0 0 540 212" aria-hidden="true">
      <g className={styles.key}>
        <Keycaps keys={letters} />
        <Letters keys={letters} baseline={24} />
      </g>
      <g className={styles.accent}>
        <Keycaps keys={mods} />
        <Letters keys={mods} baseline={17} />
        <text className={styles.hold}>
          {mods.map(({ x, y, hold }) => (
            <tspan key={x} x={x + center} y={y + 30}>
              {hold}
            </tspan>
          ))}
        </text>
      </g>
      {thumbs.map(({ x, y, legend, angle }) => (
        <g key={legend} transform={`translate(${x} ${y}) rotate(${angle} ${center} ${center})`} className={styles.key}>
          <Keycaps keys={[{ x: 0, y: 0 }]} />
          <text x={center} y="24" className={legend.length > 1 ? styles.small : styles.legend}>
            {legend}
          </text>
        </g>
      ))}
    </svg>
  );
}
