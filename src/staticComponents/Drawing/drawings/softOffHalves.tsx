import type { ReactElement } from 'react';
import { Canvas, Label } from '../shapes';

const left = 92;
const right = 392;
const press = 132;
const holdEnd = 248;

type BarProps = Readonly<{ y: number; title: string; word: string; from?: number; to: number; isKey?: boolean }>;

/** A row that is on from `from` to `to`. A half that turns off stays off until something wakes it. */
function Bar({ y, title, word, from = left, to, isKey }: BarProps): ReactElement {
  return (
    <g>
      <Label at={[left - 8, y + 18]} text={title} anchor="end" small />
      <rect
        x={from}
        y={y}
        width={to - from}
        height={26}
        rx={5}
        fill={isKey ? 'var(--warn-soft)' : 'var(--accent-soft)'}
        stroke={isKey ? 'var(--warn)' : 'var(--accent)'}
        strokeWidth={1.25}
      />
      <Label at={[(from + to) / 2, y + 18]} text={word} anchor="middle" small />
      {!isKey && to < right && (
        <>
          <Label at={[to + 8, y + 18]} text="off" small quiet />
          <line x1={to + 36} x2={right} y1={y + 13} y2={y + 13} stroke="var(--line-strong)" strokeDasharray="2 4" />
        </>
      )}
    </g>
  );
}

type CaseProps = Readonly<{ y: number; title: string; release: number; centralOff?: number }>;

function Case({ y, title, release, centralOff = right }: CaseProps): ReactElement {
  return (
    <g>
      <Label at={[8, y]} text={title} bold />
      <path
        d={`M${press},${y + 36} V${y + 30} H${holdEnd} V${y + 36}`}
        fill="none"
        stroke="var(--text-2)"
        strokeWidth={1.5}
      />
      <Label at={[(press + holdEnd) / 2, y + 24]} text="hold-time-ms" anchor="middle" small mono />
      <path
        d={`M${press},${y + 66} V${y + 136} M${release},${y + 66} V${y + 76}`}
        stroke="var(--warn)"
        strokeWidth={1.5}
        strokeDasharray="3 3"
      />
      <Bar y={y + 40} title="key" word="down" from={press} to={release} isKey />
      <Bar y={y + 76} title="central" word="on" to={centralOff} />
      <Bar y={y + 112} title="peripheral" word="on" to={press} />
    </g>
  );
}

/** The predefined `&soft_off` with a hold time on a split keyboard. Not to scale. */
export function SoftOffHalves(): ReactElement {
  return (
    <Canvas
      height={340}
      label="Soft off on a split keyboard, with hold-time-ms set and split-peripheral-off-on-press as predefined. Held longer than hold-time-ms: the peripheral goes off when the key is pressed, the central half shortly after it is released. Let go earlier: the peripheral has gone off at the press all the same, and the central half stays on."
    >
      <Case y={20} title="Held long enough" release={284} centralOff={296} />
      <Case y={196} title="Let go too early" release={204} />
    </Canvas>
  );
}
