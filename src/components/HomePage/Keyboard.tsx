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

/** One half: a staggered block of three rows and three thumb keys, mirrored for the right hand. */
function half(rows: readonly string[], left: number, mirrored: boolean): Key[] {
  const keys = rows.flatMap((row, r) =>
    [...row].map((legend, c) => {
      const column = mirrored ? 4 - c : c;
      const hold = r === 1 ? leftHolds[column] : undefined;
      return { x: left + c * unit, y: 8 + r * unit + (stagger[column] ?? 0), legend, ...(hold ? { hold } : {}) };
    }),
  );
  const thumbs = mirrored ? ['Spc', 'Nav', 'Del'] : ['Esc', 'Num', '⏎'];
  return keys.concat(
    thumbs.map((legend, i) => {
      const fromInside = mirrored ? i : 2 - i;
      const x = mirrored ? left - 0.4 * unit + i * unit : left + 2.4 * unit + i * unit;
      return {
        x,
        y: 3.4 * unit + (fromInside === 0 ? 14 : fromInside === 1 ? 4 : 0),
        legend,
        angle: (mirrored ? -1 : 1) * (14 - fromInside * 6),
      };
    }),
  );
}

const keys = [...half(leftRows, 4, false), ...half(rightRows, 8 + 7 * unit, true)];

const size = unit - gap;
const radius = 7;
const center = size / 2;

/** The outline of a keycap whose upper left corner is at x, y. */
const cap = (x: number, y: number, height: number): string =>
  `M${x + radius} ${y}h${size - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}` +
  `a${radius} ${radius} 0 0 1-${radius} ${radius}h-${size - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}` +
  `v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`;

/** The caps of some keys. All of them are one shape: a browser needs much longer for many small ones. */
function Caps({ keys: some }: Readonly<{ keys: readonly Position[] }>): ReactElement {
  return (
    <>
      <path className={styles.side} d={some.map(({ x, y }) => cap(x, y + 3, size)).join('')} />
      <path className={styles.face} d={some.map(({ x, y }) => cap(x, y, size - 3)).join('')} />
    </>
  );
}

/** The letters of some keys as one text, in which each has a place of its own. */
function Letters({ keys: some, baseline }: Readonly<{ keys: readonly Key[]; baseline: number }>): ReactElement {
  return (
    <text
      className={styles.legend}
      x={some.map(({ x }) => x + center).join(' ')}
      y={some.map(({ y }) => y + baseline).join(' ')}
    >
      {some.map(({ legend }) => legend).join('')}
    </text>
  );
}

const thumbs = keys.filter(({ angle }) => angle !== undefined);
const mods = keys.filter(({ hold }) => hold !== undefined);
const letters = keys.filter(({ angle, hold }) => angle === undefined && hold === undefined);

/** A drawn split keyboard with home-row mods: decoration that shows what a builder makes. */
export default function Keyboard(): ReactElement {
  return (
    <svg className={styles.keyboard} viewBox="0 0 540 212" aria-hidden="true">
      <g className={styles.key}>
        <Caps keys={letters} />
        <Letters keys={letters} baseline={24} />
      </g>
      <g className={styles.accent}>
        <Caps keys={mods} />
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
          <Caps keys={[{ x: 0, y: 0 }]} />
          <text x={center} y="24" className={legend.length > 1 ? styles.small : styles.legend}>
            {legend}
          </text>
        </g>
      ))}
    </svg>
  );
}
