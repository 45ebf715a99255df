import type { ReactElement } from 'react';
import { describeChart, type Bar, type Chart, type Mark, type Row } from './chart';
import styles from './styles.module.css';

const ROW_PX = 30;
const BAR_PX = 18;
const MARK_PX = 26;
const AXIS_PX = 22;
/** Marks closer together than this share of the width would cover each other; every other one is then drawn lower. */
const CLOSE = 0.06;

const percent = (ms: number, { endMs }: Chart): string => `${((ms / endMs) * 100).toFixed(3)}%`;

/**
 * Keys, layers and what the computer receives as bars over time. Only lengths along the time axis scale with the width, so
 * text keeps its size on a phone.
 */
export default function TimelineChart({ chart }: Readonly<{ chart: Chart }>): ReactElement {
  const { rows, marks } = chart;
  const marksPx = marks.length === 0 ? 6 : MARK_PX * (areClose(chart) ? 2 : 1);
  const height = marksPx + rows.length * ROW_PX + AXIS_PX;
  return (
    <div className={styles.chart} role="img" aria-label={describeChart(chart)}>
      <div className={styles.labels} style={{ paddingTop: marksPx }}>
        {rows.map(({ kind, label }) => (
          <span key={`${kind} ${label}`} className={styles[kind]} style={{ height: ROW_PX }}>
            {label}
          </span>
        ))}
        <span className={styles.unit} style={{ height: AXIS_PX }}>
          ms
        </span>
      </div>
      <div className={styles.track}>
        <svg width="100%" height={height} aria-hidden="true">
          <Axis chart={chart} top={marksPx} bottom={marksPx + rows.length * ROW_PX} />
          {rows.map((row, index) => (
            <RowBars key={`${row.kind} ${row.label}`} row={row} chart={chart} top={marksPx + index * ROW_PX} />
          ))}
          {marks.map((mark, index) => (
            <MarkLine
              key={mark.at}
              mark={mark}
              number={index + 1}
              chart={chart}
              bottom={marksPx + rows.length * ROW_PX}
              lower={areClose(chart) && index % 2 === 1}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

const areClose = ({ marks, endMs }: Chart): boolean =>
  marks.some(({ at }, index) => index > 0 && at - (marks[index - 1]?.at ?? 0) < CLOSE * endMs);

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
  const y = top + (ROW_PX - BAR_PX) / 2;
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
          height={BAR_PX + 6}
          rx={5}
        />
      ))}
      {row.bars.map((bar, index) =>
        bar.from === bar.to ? (
          // Pressed and released at once: too short for a bar.
          <rect
            key={index}
            className={styles[`${row.kind}Bar`]}
            x={percent(bar.from, chart)}
            width={6}
            y={y}
            height={BAR_PX}
            rx={3}
            transform="translate(-1)"
          />
        ) : (
          <rect
            key={index}
            className={styles[`${row.kind}Bar`]}
            x={percent(bar.from, chart)}
            width={width(bar)}
            y={y}
            height={BAR_PX}
            rx={3}
          />
        ),
      )}
    </>
  );
}

type MarkProps = Readonly<{ mark: Mark; number: number; chart: Chart; bottom: number; lower: boolean }>;

function MarkLine({ mark, number, chart, bottom, lower }: MarkProps): ReactElement {
  const x = percent(mark.at, chart);
  const y = 11 + (lower ? MARK_PX : 0);
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
