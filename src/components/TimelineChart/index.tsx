import type { ReactElement } from 'react';
import { describeChart, type Bar, type Chart, type Mark, type Row } from './chart';
import styles from './styles.module.css';

const rowPx = 30;
const barPx = 18;
const markPx = 26;
const axisPx = 22;
/** If two marks are closer than this fraction of the width, they would overlap, so every other mark is drawn lower. */
const minMarkDistance = 0.06;

const percent = (ms: number, { endMs }: Chart): string => `${((ms / endMs) * 100).toFixed(3)}%`;

/**
 * Shows keys, layers, and what the computer receives as bars over time. Only the time axis scales with the width, so text
 * keeps its size on a phone.
 */
export default function TimelineChart({ chart }: Readonly<{ chart: Chart }>): ReactElement {
  const { rows, marks } = chart;
  const marksPx = marks.length === 0 ? 6 : markPx * (marksOverlap(chart) ? 2 : 1);
  const height = marksPx + rows.length * rowPx + axisPx;
  return (
    <div className={styles.chart} role="img" aria-label={describeChart(chart)}>
      <div className={styles.labels} style={{ paddingTop: marksPx }}>
        {rows.map(({ kind, label }, index) => (
          <span key={index} className={styles[kind]} style={{ height: rowPx }}>
            {label}
          </span>
        ))}
        <span className={styles.unit} style={{ height: axisPx }}>
          ms
        </span>
      </div>
      <div className={styles.track}>
        <svg width="100%" height={height} aria-hidden="true">
          <Axis chart={chart} top={marksPx} bottom={marksPx + rows.length * rowPx} />
          {rows.map((row, index) => (
            <RowBars key={index} row={row} chart={chart} top={marksPx + index * rowPx} />
          ))}
          {marks.map((mark, index) => (
            <MarkLine
              key={mark.at}
              mark={mark}
              number={index + 1}
              chart={chart}
              bottom={marksPx + rows.length * rowPx}
              lower={marksOverlap(chart) && index % 2 === 1}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

const marksOverlap = ({ marks, endMs }: Chart): boolean =>
  marks.some(({ at }, index) => index > 0 && at - (marks[index - 1]?.at ?? 0) < minMarkDistance * endMs);

function Axis({ chart, top, bottom }: Readonly<{ chart: Chart; top: number; bottom: number }>): ReactElement {
  return (
    <>
      {chart.ticks.map((ms) => (
        <g key={ms}>
          <line className={styles.grid} x1={percent(ms, chart)} x2={percent(ms, chart)} y1={top} y2={bottom + 4} />
          <text className={styles.tick} x={percent(ms, chart)} y={bottom + 17} textAnchor="middle">
            {ms}
          </text>
        </g>
      ))}
    </>
  );
}

type RowProps = Readonly<{ row: Row; chart: Chart; top: number }>;

function RowBars({ row, chart, top }: RowProps): ReactElement {
  const y = top + (rowPx - barPx) / 2;
  const width = ({ from, to = chart.endMs }: Bar): string => percent(to - from, chart);
  return (
    <>
      {row.waits.map((wait) => (
        <rect
          key={`wait ${wait.from}`}
          className={styles.wait}
          x={percent(wait.from, chart)}
          width={width(wait)}
          y={y - 3}
          height={barPx + 6}
          rx={5}
        />
      ))}
      {row.bars.map((bar, index) => (
        <rect
          key={index}
          className={styles[`${row.kind}Bar`]}
          x={percent(bar.from, chart)}
          y={y}
          height={barPx}
          rx={3}
          // Give a key that was pressed and released in the same moment a visible width.
          {...(bar.from === bar.to ? { width: 6, transform: 'translate(-1)' } : { width: width(bar) })}
        />
      ))}
    </>
  );
}

type MarkProps = Readonly<{ mark: Mark; number: number; chart: Chart; bottom: number; lower: boolean }>;

function MarkLine({ mark, number, chart, bottom, lower }: MarkProps): ReactElement {
  const x = percent(mark.at, chart);
  const y = 11 + (lower ? markPx : 0);
  return (
    <g>
      <line className={styles.decision} x1={x} x2={x} y1={y} y2={bottom} />
      <circle className={styles.badge} cx={x} cy={y} r={10} />
      <text className={styles.number} x={x} y={y + 4.5} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
