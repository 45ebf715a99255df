import type { ReactElement } from 'react';
import styles from './Keyboard.module.css';

type Key = Readonly<{ x: number; y: number; legend: string; hold?: string; angle?: number }>;

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

/** A drawn split keyboard with home-row mods: decoration that shows what a builder makes. */
export default function Keyboard(): ReactElement {
  return (
    <svg className={styles.keyboard} viewBox="0 0 540 212" aria-hidden="true">
      {keys.map(({ x, y, legend, hold, angle = 0 }) => (
        <g
          key={legend}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          className={hold ? styles.accent : styles.key}
        >
          <rect width={unit - gap} height={unit - gap} rx="7" y="3" className={styles.side} />
          <rect width={unit - gap} height={unit - gap - 3} rx="7" className={styles.face} />
          <text x={(unit - gap) / 2} y={hold ? 17 : 24} className={legend.length > 1 ? styles.small : styles.legend}>
            {legend}
          </text>
          {hold && (
            <text x={(unit - gap) / 2} y="30" className={styles.hold}>
              {hold}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
